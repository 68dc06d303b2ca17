/// What is said of a value of another kind, behind the value.
let notAText = "is not a text; write a text"
let notAList = "is not a list; write [first, second] or each item on a line of its own after '- '"
let notAMapping = "is not a mapping; write {key: value} or each key on a line of its own"
let notADate = "is not a date; write a day of the calendar as YYYY-MM-DD"
let notANumber = "is not a number; write it in digits, such as 44 or 4.5"
