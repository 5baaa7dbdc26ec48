/* Planes of width * height floats, and what is done to them one by one. */
#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One rendering, or one size of it: planes of width * height floats. */
typedef struct {
  int width, height;
  float *color[3], *albedo[3], *normal[3], *depth;
} Frame;

static const float ALBEDO_FLOOR = 0.04f; /* keeps black things from dividing by nothing */
static const float FARTHEST = 1e3f;      /* the depth of the sky, in meters */

static void *must(void *memory) {
  if (memory) return memory;
  fprintf(stderr, "out of memory\n");
  exit(1);
}

static float *plane(int width, int height) { return must(calloc((size_t)width * height, sizeof(float))); }

static Frame frame(int width, int height) {
  Frame f = {.width = width, .height = height, .depth = plane(width, height)};
  for (int k = 0; k < 3; k++) {
    f.color[k] = plane(width, height);
    f.albedo[k] = plane(width, height);
    f.normal[k] = plane(width, height);
  }
  return f;
}

static void release(Frame *f) {
  for (int k = 0; k < 3; k++) free(f->color[k]), free(f->albedo[k]), free(f->normal[k]);
  free(f->depth);
}

static void refuse(const char *path, const char *why) {
  fprintf(stderr, "%s: %s\n", path, why);
  exit(1);
}

static float clamp(float value, float low, float high) {
  return value < low ? low : value > high ? high : value;
}
static float square(float value) { return value * value; }

/* The mean over a square of 2 * radius + 1 pixels, smaller at the borders. */
static void blur(const float *in, float *out, int width, int height, int radius) {
  float *across = plane(width, height);
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      int from = x < radius ? 0 : x - radius, to = x + radius >= width ? width - 1 : x + radius;
      float sum = 0;
      for (int i = from; i <= to; i++) sum += in[(size_t)y * width + i];
      across[(size_t)y * width + x] = sum / (to - from + 1);
    }
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    int from = y < radius ? 0 : y - radius, to = y + radius >= height ? height - 1 : y + radius;
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int i = from; i <= to; i++) sum += across[(size_t)i * width + x];
      out[(size_t)y * width + x] = sum / (to - from + 1);
    }
  }
  free(across);
}

/* Half the size, each pixel the mean of up to four. */
static void halve(const float *in, int width, int height, float *out) {
  int w = (width + 1) / 2, h = (height + 1) / 2;
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      int y1 = 2 * y + 1 < height ? 2 * y + 1 : 2 * y, x1 = 2 * x + 1 < width ? 2 * x + 1 : 2 * x;
      const float *a = in + (size_t)2 * y * width, *b = in + (size_t)y1 * width;
      out[(size_t)y * w + x] = (a[2 * x] + a[x1] + b[2 * x] + b[x1]) / 4;
    }
}

static Frame halved(const Frame *f) {
  Frame half = frame((f->width + 1) / 2, (f->height + 1) / 2);
  for (int k = 0; k < 3; k++) {
    halve(f->color[k], f->width, f->height, half.color[k]);
    halve(f->albedo[k], f->width, f->height, half.albedo[k]);
    halve(f->normal[k], f->width, f->height, half.normal[k]);
  }
  halve(f->depth, f->width, f->height, half.depth);
  return half;
}

/* What `halve` made, back at the size it came from, between its pixels linearly. */
static float doubled(const float *half, int w, int h, int x, int y) {
  int x0 = (x - 1) >> 1, y0 = (y - 1) >> 1;
  float fx = x & 1 ? 0.25f : 0.75f, fy = y & 1 ? 0.25f : 0.75f;
  int xa = clamp(x0, 0, w - 1), xb = clamp(x0 + 1, 0, w - 1), ya = clamp(y0, 0, h - 1),
      yb = clamp(y0 + 1, 0, h - 1);
  float top = half[(size_t)ya * w + xa] * (1 - fx) + half[(size_t)ya * w + xb] * fx;
  float bottom = half[(size_t)yb * w + xa] * (1 - fx) + half[(size_t)yb * w + xb] * fx;
  return top * (1 - fy) + bottom * fy;
}
