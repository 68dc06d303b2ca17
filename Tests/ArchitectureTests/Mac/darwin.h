// What the program uses of Darwin's C library, declared as macOS's headers declare it: types have its
// widths and its names of fields, and pointers what it says of them.
#pragma clang assume_nonnull begin
typedef unsigned short mode_t, nlink_t;
typedef int dev_t, pid_t;
typedef unsigned int uid_t, gid_t, sigset_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef long ssize_t, time_t;
typedef unsigned long size_t;

struct timespec { time_t tv_sec; long tv_nsec; };
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
};
struct dirent {
  ino_t d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen, d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct { int __dd_fd; } DIR;
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

struct _opaque_pthread_t { long __sig; };
struct _opaque_pthread_attr_t { long __sig; };
struct _opaque_pthread_mutex_t { long __sig; };
struct _opaque_pthread_cond_t { long __sig; };
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_cond_t pthread_cond_t;
typedef struct { long __sig; } pthread_mutexattr_t, pthread_condattr_t;

DIR *_Nullable opendir(const char *);
struct dirent *_Nullable readdir(DIR *);
int closedir(DIR *), dirfd(DIR *);
int stat(const char *, struct stat *), fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
ssize_t read(int, void *_Null_unspecified, size_t), write(int, const void *_Null_unspecified, size_t);
ssize_t pread(int, void *_Null_unspecified, size_t, off_t);
ssize_t readlink(const char *_Null_unspecified, char *_Null_unspecified, size_t);
int close(int), fsync(int), fchmod(int, mode_t), fchown(int, uid_t, gid_t), ftruncate(int, off_t);
int rename(const char *, const char *), mkdir(const char *, mode_t), unlink(const char *),
    rmdir(const char *);
char *_Nullable getcwd(char *_Null_unspecified, size_t);
char *_Null_unspecified realpath(const char *, char *_Null_unspecified);
char *_Null_unspecified getenv(const char *), *_Null_unspecified strerror(int);
void free(void *_Null_unspecified);
void exit(int) __attribute__((noreturn)), _exit(int) __attribute__((noreturn));
int isatty(int), kill(pid_t, int), raise(int), pause(void);
pid_t getpid(void);
time_t time(time_t *_Null_unspecified);
long sysconf(int);
void *_Null_unspecified mmap(void *_Null_unspecified, size_t, int, int, int, off_t);
double pow(double, double);
void (*_Null_unspecified signal(int, void (*_Null_unspecified)(int)))(int);
int sigemptyset(sigset_t *), sigaddset(sigset_t *, int);
int sigwait(const sigset_t *_Null_unspecified, int *_Null_unspecified);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
int pthread_create(
    pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
    void *_Nullable (*_Nonnull)(void *_Nullable), void *_Nullable);
int pthread_attr_init(pthread_attr_t *), pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_attr_setdetachstate(pthread_attr_t *, int);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *), pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *), pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
#pragma clang assume_nonnull end

#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EPIPE 32
#define ELOOP 62
#define ENAMETOOLONG 63
#define F_GETFD 1
#define MAP_ANON 0x1000
#define MAP_PRIVATE 0x0002
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define PATH_MAX 1024
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define PTHREAD_CREATE_DETACHED 2
#define SIGHUP 1
#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define _SC_NPROCESSORS_ONLN 58
