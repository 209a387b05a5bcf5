// Simulates on Linux how a file system of Apple finds files: whatever the case of a name and its form of
// Unicode. Loaded into a program with LD_PRELOAD. Names in folders stay as they are; `realpath` returns the
// spelling that it is given.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// Two bytes of a composed letter and its decomposed form, both in lower case.
static const char *const letters[][2] = {
  {"\xC3\x89", "e\xCC\x81"}, {"\xC3\xA9", "e\xCC\x81"}, {"\xC3\x9C", "u\xCC\x88"},
  {"\xC3\xBC", "u\xCC\x88"}, {"\xC3\xA7", "c\xCC\xA7"}, {"\xC3\x87", "c\xCC\xA7"},
};

static void fold(const char *name, char *result) {
  while (*name) {
    int found = 0;
    for (size_t i = 0; i < sizeof letters / sizeof *letters && !found; i++) {
      if (strncmp(name, letters[i][0], 2)) continue;
      strcpy(result, letters[i][1]);
      result += strlen(result);
      name += 2;
      found = 1;
    }
    if (found) continue;
    *result++ = *name >= 'A' && *name <= 'Z' ? *name + 32 : *name;
    name++;
  }
  *result = 0;
}

// Appends to `folder` the entry that `name` leads to. Returns 0 if there is none.
static int enter(char *folder, const char *name) {
  size_t length = strlen(folder);
  const char *slash = length && folder[length - 1] != '/' ? "/" : "";
  struct stat status;
  if (length + strlen(name) + 2 >= PATH_MAX) return 0;
  sprintf(folder + length, "%s%s", slash, name);
  if (!REAL(lstat)(folder, &status)) return 1;
  folder[length] = 0;
  DIR *stream = REAL(opendir)(length ? folder : ".");
  if (!stream) return 0;
  char wanted[3 * NAME_MAX], other[3 * NAME_MAX];
  fold(name, wanted);
  struct dirent *entry;
  int found = 0;
  while (!found && (entry = REAL(readdir)(stream))) {
    fold(entry->d_name, other);
    if (strcmp(wanted, other)) continue;
    sprintf(folder + length, "%s%s", slash, entry->d_name);
    found = 1;
  }
  closedir(stream);
  return found;
}

// The path that the system knows, or `path` if it leads nowhere.
static const char *resolve(const char *path, char *result) {
  int saved = errno;
  struct stat status;
  const char *answer = path;
  if (path && *path && strlen(path) < PATH_MAX && REAL(lstat)(path, &status) && errno == ENOENT) {
    char copy[PATH_MAX], *rest = copy, *name;
    strcpy(copy, path);
    strcpy(result, *path == '/' ? "/" : "");
    answer = result;
    while ((name = strsep(&rest, "/"))) {
      if (!*name || enter(result, name)) continue;
      // A file that is about to be made: its folder counts.
      size_t length = strlen(result);
      if (rest || length + strlen(name) + 2 >= PATH_MAX) answer = path;
      else sprintf(result + length, "%s%s", length && result[length - 1] != '/' ? "/" : "", name);
      break;
    }
  }
  errno = saved;
  return answer;
}

#define RESOLVED(path) char buffer[PATH_MAX + NAME_MAX]; const char *found = resolve(path, buffer)

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  RESOLVED(path);
  return REAL(open)(found, flags, mode);
}
int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  RESOLVED(path);
  return REAL(open)(found, flags, mode);
}
int stat(const char *path, struct stat *status) { RESOLVED(path); return REAL(stat)(found, status); }
int lstat(const char *path, struct stat *status) { RESOLVED(path); return REAL(lstat)(found, status); }
int stat64(const char *path, struct stat64 *status) { RESOLVED(path); return REAL(stat64)(found, status); }
int lstat64(const char *path, struct stat64 *status) { RESOLVED(path); return REAL(lstat64)(found, status); }
int access(const char *path, int mode) { RESOLVED(path); return REAL(access)(found, mode); }
int unlink(const char *path) { RESOLVED(path); return REAL(unlink)(found); }
int chdir(const char *path) { RESOLVED(path); return REAL(chdir)(found); }
DIR *opendir(const char *path) { RESOLVED(path); return REAL(opendir)(found); }
int rename(const char *old, const char *new) {
  char other[PATH_MAX + NAME_MAX];
  RESOLVED(old);
  return REAL(rename)(found, resolve(new, other));
}

char *realpath(const char *path, char *result) {
  RESOLVED(path);
  char *real = REAL(realpath)(found, NULL), typed[PATH_MAX] = "", one[3 * PATH_MAX], two[3 * PATH_MAX];
  if (!real) return NULL;
  if (*path != '/' && !getcwd(typed, sizeof typed - 1)) *typed = 0;
  if (strlen(typed) + strlen(path) + 2 < sizeof typed) {
    if (*path != '/') strcat(typed, "/");
    strcat(typed, path);
    fold(real, one);
    fold(typed, two);
    if (!strcmp(one, two)) {
      free(real);
      real = strdup(typed);
    }
  }
  if (!result) return real;
  strcpy(result, real);
  free(real);
  return result;
}
