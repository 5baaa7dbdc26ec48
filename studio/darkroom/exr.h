/* Reads what Blender wrote (https://openexr.com/en/latest/OpenEXRFileLayout.html). */
#pragma once

#include "planes.h"

static uint8_t *contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) perror(path), exit(1);
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  uint8_t *bytes = must(malloc(size));
  if (fread(bytes, 1, size, file) != (size_t)size) refuse(path, "ends too early");
  fclose(file);
  return bytes;
}

/* The plane that a channel such as "ViewLayer.Denoising Normal.X" belongs to, or NULL. */
static float *plane_of(Frame *f, const char *channel) {
  const char *dot = strrchr(channel, '.');
  char axis = dot ? dot[1] : 0;
  int rgb = axis == 'R' ? 0 : axis == 'G' ? 1 : axis == 'B' ? 2 : -1;
  int xyz = axis == 'X' ? 0 : axis == 'Y' ? 1 : axis == 'Z' ? 2 : -1;
  if (strstr(channel, "Combined.")) return rgb < 0 ? NULL : f->color[rgb];
  if (strstr(channel, "Denoising Albedo.")) return rgb < 0 ? NULL : f->albedo[rgb];
  if (strstr(channel, "Denoising Normal.")) return xyz < 0 ? NULL : f->normal[xyz];
  return strstr(channel, "Denoising Depth.") ? f->depth : NULL;
}

static Frame read_exr(const char *path) {
  enum { MOST_CHANNELS = 64, FLOAT_PIXELS = 2 };
  uint8_t *bytes = contents(path), *at = bytes + 8;
  char names[MOST_CHANNELS][96];
  int channels = 0, compression = -1, width = 0, height = 0;
  while (*at) {
    char *attribute = (char *)at;
    at += strlen(attribute) + 1;
    at += strlen((char *)at) + 1;
    int size = *(int *)at;
    at += 4;
    if (!strcmp(attribute, "channels"))
      for (uint8_t *c = at; *c; c += 16) {
        if (channels == MOST_CHANNELS) refuse(path, "has too many channels");
        snprintf(names[channels++], sizeof names[0], "%s", c);
        c += strlen((char *)c) + 1;
        if (*(int *)c != FLOAT_PIXELS) refuse(path, "must hold 32-bit floats");
      }
    if (!strcmp(attribute, "compression")) compression = *at;
    if (!strcmp(attribute, "dataWindow")) {
      int *box = (int *)at;
      width = box[2] - box[0] + 1, height = box[3] - box[1] + 1;
    }
    at += size;
  }
  if (compression != 0) refuse(path, "must be uncompressed");
  Frame f = frame(width, height);
  uint64_t *rows = (uint64_t *)(at + 1);
  for (int y = 0; y < height; y++) {
    uint8_t *row = bytes + rows[y] + 8;
    for (int c = 0; c < channels; c++, row += sizeof(float) * width) {
      float *to = plane_of(&f, names[c]);
      if (to) memcpy(to + (size_t)y * width, row, sizeof(float) * width);
    }
  }
  free(bytes);
  return f;
}
