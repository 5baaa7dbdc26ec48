/* Writes a PNG (https://www.w3.org/TR/png-3/). */
#pragma once

#include <zlib.h>

#include "planes.h"

static void chunk(FILE *file, const char *type, const uint8_t *data, uint32_t size) {
  uint32_t check = crc32(0, (const uint8_t *)type, 4);
  if (size) check = crc32(check, data, size);
  uint8_t before[4] = {size >> 24, size >> 16, size >> 8, size},
          after[4] = {check >> 24, check >> 16, check >> 8, check};
  fwrite(before, 1, 4, file), fwrite(type, 1, 4, file);
  if (size) fwrite(data, 1, size, file);
  fwrite(after, 1, 4, file);
}

static void write_png(const char *path, const uint8_t *rgb, int width, int height) {
  size_t row = 3 * (size_t)width + 1;
  uint8_t *raw = must(calloc(height, row));
  for (int y = 0; y < height; y++) memcpy(raw + y * row + 1, rgb + (size_t)y * width * 3, 3 * (size_t)width);
  uLongf size = compressBound(row * height);
  uint8_t *packed = must(malloc(size));
  compress2(packed, &size, raw, row * height, 4);
  uint8_t header[13] = {
      width >> 24, width >> 16, width >> 8, width, height >> 24, height >> 16, height >> 8, height, 8,
      2,           0,           0,          0};
  FILE *file = fopen(path, "wb");
  if (!file) perror(path), exit(1);
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
  chunk(file, "IHDR", header, 13);
  chunk(file, "sRGB", (const uint8_t *)"\0", 1);
  chunk(file, "IDAT", packed, size);
  chunk(file, "IEND", NULL, 0);
  if (fclose(file)) perror(path), exit(1);
  free(raw), free(packed);
}
