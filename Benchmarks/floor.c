/* What a program cannot do without that walks a folder, reads every Swift file and looks at every
   byte once: the floor under any linter. Prints the number of files, bytes, lines and words.

   cc -O2 -pthread floor.c -o floor && ./floor FOLDER [THREADS]

   One thread walks and the others read what it has found; then it reads, too. Without a number there
   are two threads. */
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_THREADS = 256 };

struct counts {
  unsigned long files, bytes, lines, words;
};

/* The buffer of a thread, and what it has counted. */
struct reader {
  unsigned char *buffer;
  size_t capacity;
  struct counts counts;
};

static unsigned char classes[256];

/* The paths that were found, and how many of them are taken. */
static char **paths;
static size_t found, taken, room;
static int is_walked;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;

static void *checked(void *memory) {
  if (!memory) {
    fputs("floor: no memory\n", stderr);
    exit(1);
  }
  return memory;
}

/* A byte of source costs one look-up of its class, and words are counted where they start. */
static void scan(const unsigned char *text, size_t count, struct counts *counts) {
  unsigned before = 0;
  unsigned long lines = 0, words = 0;
  for (size_t index = 0; index < count; index++) {
    unsigned class = classes[text[index]];
    lines += class == 2;
    words += class == 1 && before != 1;
    before = class;
  }
  counts->lines += lines;
  counts->words += words;
}

static void read_file(const char *path, struct reader *reader) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0) return;
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
    size_t size = (size_t)status.st_size, count = 0;
    if (size > reader->capacity) {
      reader->capacity = size * 2;
      free(reader->buffer);
      reader->buffer = checked(malloc(reader->capacity));
    }
    while (count < size) {
      ssize_t got = read(descriptor, reader->buffer + count, size - count);
      if (got <= 0) break;
      count += (size_t)got;
    }
    scan(reader->buffer, count, &reader->counts);
    reader->counts.files++;
    reader->counts.bytes += count;
  }
  close(descriptor);
}

static void add(const char *path) {
  char *copy = checked(strdup(path));
  pthread_mutex_lock(&lock);
  if (found == room) {
    room = room ? room * 2 : 1024;
    paths = checked(realloc(paths, room * sizeof *paths));
  }
  paths[found++] = copy;
  pthread_cond_signal(&more);
  pthread_mutex_unlock(&lock);
}

static void walk(const char *folder) {
  DIR *stream = opendir(folder);
  struct dirent *entry;
  char path[4096];
  if (!stream) return;
  while ((entry = readdir(stream))) {
    size_t length = strlen(entry->d_name);
    if (entry->d_name[0] == '.') continue;
    if (snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) >= (int)sizeof path) continue;
    if (entry->d_type == DT_DIR) {
      walk(path);
    } else if (entry->d_type == DT_REG && length > 6 && !strcmp(entry->d_name + length - 6, ".swift")) {
      add(path);
    }
  }
  closedir(stream);
}

static void *read_files(void *argument) {
  for (;;) {
    pthread_mutex_lock(&lock);
    while (taken == found && !is_walked) pthread_cond_wait(&more, &lock);
    char *path = taken < found ? paths[taken++] : NULL;
    pthread_mutex_unlock(&lock);
    if (!path) return NULL;
    read_file(path, argument);
    free(path);
  }
}

int main(int count, char **arguments) {
  int threads = count == 3 ? atoi(arguments[2]) : 2;
  static pthread_t others[MOST_THREADS];
  static struct reader readers[MOST_THREADS];
  struct counts all = {0};
  if (count < 2 || count > 3 || threads < 1 || threads > MOST_THREADS) {
    fputs("usage: floor FOLDER [THREADS]\n", stderr);
    return 2;
  }
  for (int byte = 0; byte < 256; byte++) {
    int isLetter = (byte | 32) >= 'a' && (byte | 32) <= 'z';
    classes[byte] = byte == '\n' ? 2 : isLetter || byte == '_' || byte >= 128 || (byte >= '0' && byte <= '9');
  }
  for (int index = 1; index < threads; index++) {
    if (pthread_create(&others[index], NULL, read_files, &readers[index]) != 0) {
      fputs("floor: no thread\n", stderr);
      return 1;
    }
  }
  walk(arguments[1]);
  pthread_mutex_lock(&lock);
  is_walked = 1;
  pthread_cond_broadcast(&more);
  pthread_mutex_unlock(&lock);
  read_files(&readers[0]);
  for (int index = 1; index < threads; index++) pthread_join(others[index], NULL);
  for (int index = 0; index < threads; index++) {
    all.files += readers[index].counts.files;
    all.bytes += readers[index].counts.bytes;
    all.lines += readers[index].counts.lines;
    all.words += readers[index].counts.words;
  }
  printf("%lu files, %lu bytes, %lu lines, %lu words\n", all.files, all.bytes, all.lines, all.words);
  return 0;
}
