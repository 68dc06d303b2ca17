import BuiltInRules
import Diagnostics
import Expressions
import Model
import Rules
import TestSupport
import Testing

/// What the program knows of the names of fields, in every language of Apple's button.
@Suite struct FieldNameTests {
  private static let book = Trial(
    [],
    builtIn: BuiltInFile.all
      .filter { ["field-names.yaml", "button-titles.yaml"].contains($0.path) }
      .map { SourceFile(path: "builtin/\($0.path)", text: $0.text) }
  ).book

  private static func meanings(of text: String) -> [String] {
    book.catalogues.fieldNames.meanings(of: text)
  }

  /// A name, an e-mail address, a phone number and a password as people of a language write them.
  private static let said = [
    "ar": "الاسم الكامل, البريد الالكتروني, رقم الهاتف, كلمة المرور",
    "ca": "Nom, Correu electrònic, Número de telèfon, Contrasenya",
    "cs": "Jméno, E-mail, Telefonní číslo, Heslo",
    "da": "Navn, E-mail, Telefon, Adgangskode",
    "de": "Vorname, E-Mail-Adresse, Telefonnummer, Kennwort",
    "el": "Όνομα, Διεύθυνση e-mail, Τηλέφωνο, Συνθηματικό",
    "en": "Name, Email, Mobile number, Password",
    "es": "Nombre, Correo, Celular, Contraseña",
    "fi": "Nimi, Sähköpostiosoite, Puhelin, Salasana",
    "fr": "Prénom, Courriel, Numéro de téléphone, Mot de passe",
    "he": "שם פרטי, דוא\"ל, מספר טלפון, סיסמה",
    "hi": "नाम, ईमेल पता, मोबाइल, पासवर्ड",
    "hr": "Prezime, Adresa e-pošte, Telefonski broj, Lozinka",
    "hu": "Vezetéknév, E-mail cím, Telefonszám, Jelszó",
    "id": "Nama, Surel, Nomor telepon, Kata sandi",
    "it": "Cognome, Indirizzo email, Numero di telefono, Password",
    "ja": "お名前, メールアドレス, 電話番号, パスワード",
    "ko": "이름, 이메일 주소, 전화번호, 비밀번호",
    "ms": "Nama, E-mel, Telefon, Kata laluan",
    "nb": "Fornavn, E-postadresse, Telefonnummer, Passord",
    "nl": "Voornaam, E-mailadres, Telefoonnummer, Wachtwoord",
    "pl": "Imię i nazwisko, Adres e-mail, Numer telefonu, Hasło",
    "pt": "Nome, E-mail, Celular, Senha",
    "ro": "Nume, Adresă de e-mail, Telefon, Parola",
    "ru": "Имя, Электронная почта, Номер телефона, Пароль",
    "sk": "Meno, E-mailová adresa, Telefónne číslo, Heslo",
    "sv": "Namn, E-post, Telefonnummer, Lösenord",
    "th": "ชื่อ, ที่อยู่อีเมล, หมายเลขโทรศัพท์, รหัสผ่าน",
    "tr": "Ad Soyad, E-posta, Cep telefonu, Şifre",
    "uk": "Ім’я, Електронна пошта, Номер телефону, Пароль",
    "vi": "Họ và tên, Địa chỉ email, Số điện thoại, Mật khẩu",
    "zh": "姓名, 邮箱, 电话号码, 密码",
  ]

  @Test func `every language of Apple's button has its names`() {
    let languages = Set(Self.book.catalogues.titles.map { String($0.locale.prefix(2)) })
    #expect(Set(Self.said.keys) == languages)
  }

  @Test(arguments: said.keys.sorted())
  func `a name, an e-mail address, a phone number and a password are known`(language: String) {
    let names: Set = ["fullName", "firstName", "lastName"]
    let kinds = (Self.said[language] ?? "").split(separator: ", ").map { text in
      Self.meanings(of: String(text)).map { names.contains($0) ? "name" : $0 }.first
    }
    #expect(kinds == ["name", "email", "phone", "password"])
  }

  @Test(arguments: FieldMeaning.all.words)
  func `a meaning is a name for itself`(meaning: String) {
    #expect(Self.meanings(of: meaning) == [meaning])
  }

  @Test(arguments: [
    ("生年月日", "birthDate"), ("Дата рождения", "birthDate"), ("cumpleaños", "birthDate"),
    ("성별", "gender"), ("Geschlecht", "gender"), ("Giới tính", "gender"), ("住所", "address"),
    ("Indirizzo", "address"), ("ที่อยู่", "address"), ("ユーザー名", "userName"),
    ("Kullanıcı adı", "userName"), ("아이디", "userName"), ("昵称", "nickname"),
    ("닉네임", "nickname"), ("Spitzname", "nickname"), ("Nom d’affichage", "displayName"),
    ("表示名", "displayName"), ("携帯電話番号", "phone"), ("手机号", "phone"), ("電郵地址", "email"),
    ("Nombre completo", "fullName"), ("ФИО", "fullName"), ("Nama lengkap", "fullName"),
    ("Họ tên", "fullName"), ("पूरा नाम", "fullName"), ("שם מלא", "fullName"),
    ("Volledige naam", "fullName"), ("Fullständigt namn", "fullName"), ("Koko nimi", "fullName"),
    ("Teljes név", "fullName"), ("Πλήρες όνομα", "fullName"), ("Fullt navn", "fullName"),
    ("นามสกุล", "lastName"), ("Adresse mail", "email"), ("Эл. почта", "email"), ("Почта", "email"),
    ("الايميل", "email"), ("電子信箱", "email"), ("Numéro de portable", "phone"),
    ("Mobilnummer", "phone"), ("No. HP", "phone"), ("聯絡電話", "phone"),
    ("useremail", "email"), ("emailaddress", "email"), ("ﾒｰﾙｱﾄﾞﾚｽ", "email"), ("ﾊﾟｽﾜｰﾄﾞ", "password"),
  ])
  func `other names are known in many scripts`(text: String, meaning: String) {
    #expect(Self.meanings(of: text) == [meaning])
  }

  @Test(arguments: [
    "engenderment", "filename", "Company name", "Dateiname", "Name of your pet", "名称", "公司名称",
    "IP address", "iPhone model", "favourite colour", "genre of music", "Movie genre", "性格",
    "Nom de l'entreprise", "название", "サービス名", "상품 이름", "ad blocker", "mobility",
  ])
  func `what only looks like a name is none`(text: String) {
    #expect(Self.meanings(of: text) == [])
  }
}
