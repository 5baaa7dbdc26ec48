/* From light to a picture: tone mapping, glow, sharpness, smooth edges. */
#pragma once

#include <math.h>

#include "planes.h"

static float srgb(float x) {
  x = clamp(x, 0, 1);
  return x <= 0.0031308f ? 12.92f * x : 1.055f * powf(x, 1 / 2.4f) - 0.055f;
}

static float luminance(const float c[3]) { return 0.2126f * c[0] + 0.7152f * c[1] + 0.0722f * c[2]; }

/* AgX by Troy Sobotka, in Benjamin Wrensch's polynomial fit; the result is encoded for the screen. */
static void agx(float c[3], float contrast, float saturation) {
  static const float IN[9] = {0.842479062253094f,  0.0784335999999992f, 0.0792237451477643f,
                              0.0423282422610123f, 0.878468636469772f,  0.0791661274605434f,
                              0.0423756549057051f, 0.0784336f,          0.879142973793104f};
  static const float OUT[9] = {1.19687900512017f,    -0.0980208811401368f, -0.0990297440797205f,
                               -0.0528968517574562f, 1.15190312990417f,    -0.0989611768448433f,
                               -0.0529716355144438f, -0.0980434501171241f, 1.15107367264116f};
  float v[3];
  for (int i = 0; i < 3; i++) {
    float x = log2f(fmaxf(1e-10f, IN[i * 3] * c[0] + IN[i * 3 + 1] * c[1] + IN[i * 3 + 2] * c[2]));
    x = clamp((x + 12.47393f) / (4.026069f + 12.47393f), 0, 1);
    float x2 = x * x, x4 = x2 * x2;
    v[i] = 15.5f * x4 * x2 - 40.14f * x4 * x + 31.96f * x4 - 6.868f * x2 * x + 0.4298f * x2 + 0.1191f * x -
           0.00232f;
    v[i] = powf(fmaxf(0, v[i]), contrast);
  }
  float gray = luminance(v);
  for (int i = 0; i < 3; i++) v[i] = gray + (v[i] - gray) * saturation;
  for (int i = 0; i < 3; i++)
    c[i] = clamp(OUT[i * 3] * v[0] + OUT[i * 3 + 1] * v[1] + OUT[i * 3 + 2] * v[2], 0, 1);
}

/* Khronos PBR Neutral, which keeps a product's own colors, then sRGB. It takes away the light that glossy
 * surfaces add, `toe` of it: all of it makes the shadow below a bed black. */
static void neutral(float c[3], float contrast, float saturation, float toe) {
  const float start = 0.8f - 0.04f, fade = 0.15f;
  float least = fminf(c[0], fminf(c[1], c[2])),
        offset = least < 0.08f ? least - 6.25f * least * least : 0.04f;
  for (int i = 0; i < 3; i++) c[i] -= offset * toe;
  float peak = fmaxf(c[0], fmaxf(c[1], c[2]));
  if (peak >= start) {
    float room = 1 - start, pressed = 1 - room * room / (peak + room - start),
          g = 1 - 1 / (fade * (peak - pressed) + 1);
    for (int i = 0; i < 3; i++) c[i] = c[i] * pressed / peak * (1 - g) + pressed * g;
  }
  for (int i = 0; i < 3; i++) c[i] = srgb(c[i]);
  float gray = luminance(c);
  for (int i = 0; i < 3; i++) c[i] = powf(fmaxf(0, gray + (c[i] - gray) * saturation), contrast);
}

/* What shines spills a little over its edges. */
static void add_glow(float *color[3], int width, int height, float strength) {
  const int radius = width / 90 + 2;
  for (int k = 0; k < 3; k++) {
    float *bright = plane(width, height), *spilled = plane(width, height);
    for (size_t i = 0; i < (size_t)width * height; i++) bright[i] = clamp(color[k][i] - 0.9f, 0, 6);
    blur(bright, spilled, width, height, radius);
    blur(spilled, bright, width, height, radius);
    blur(bright, spilled, width, height, radius);
    for (size_t i = 0; i < (size_t)width * height; i++) color[k][i] += strength * spilled[i];
    free(bright), free(spilled);
  }
}

static void sharpen(float *channel, int width, int height, float strength) {
  float *soft = plane(width, height);
  blur(channel, soft, width, height, 1);
  for (size_t i = 0; i < (size_t)width * height; i++)
    channel[i] += strength * clamp(channel[i] - soft[i], -0.06f, 0.06f);
  free(soft);
}

/* A pixel beyond all eight of its neighbors is taken back to the nearest of them: dots along edges, where a
 * pixel that is half of one thing and half of another resembles no neighbor and keeps its noise. Lines and
 * corners stay. */
static void remove_dots(float *channel, int width, int height) {
  float *before = plane(width, height);
  memcpy(before, channel, (size_t)width * height * sizeof(float));
#pragma omp parallel for
  for (int y = 1; y < height - 1; y++)
    for (int x = 1; x < width - 1; x++) {
      float low = INFINITY, high = -INFINITY;
      for (int yy = y - 1; yy <= y + 1; yy++)
        for (int xx = x - 1; xx <= x + 1; xx++) {
          if (yy == y && xx == x) continue;
          low = fminf(low, before[(size_t)yy * width + xx]);
          high = fmaxf(high, before[(size_t)yy * width + xx]);
        }
      size_t i = (size_t)y * width + x;
      channel[i] = clamp(before[i], low, high);
    }
  free(before);
}

/* A point between four pixels. */
static float between(const float *channel, int width, int height, float x, float y) {
  x = clamp(x, 0, width - 1.001f), y = clamp(y, 0, height - 1.001f);
  const int x0 = x, y0 = y;
  const float fx = x - x0, fy = y - y0, *p = channel + (size_t)y0 * width + x0;
  return (p[0] * (1 - fx) + p[1] * fx) * (1 - fy) + (p[width] * (1 - fx) + p[width + 1] * fx) * fy;
}

/* Few samples leave an edge ragged: how much of a pixel it covers is a guess. Where the gradients around a
 * pixel agree on one direction (the eigenvalues of their structure tensor; Bigün and Granlund 1987), it takes
 * the mean along the edge, three pixels either way; where they do not, in texture and at corners, it stays.
 */
static void smooth_edges(float *color[3], int width, int height) {
  const size_t count = (size_t)width * height;
  float *light = plane(width, height), *xx = plane(width, height), *xy = plane(width, height),
        *yy = plane(width, height);
  for (size_t i = 0; i < count; i++) light[i] = .3f * color[0][i] + .59f * color[1][i] + .11f * color[2][i];
#pragma omp parallel for
  for (int y = 1; y < height - 1; y++)
    for (int x = 1; x < width - 1; x++) {
      const size_t i = (size_t)y * width + x, w = width;
      const float gx = (light[i - w + 1] + 2 * light[i + 1] + light[i + w + 1] - light[i - w - 1] -
                        2 * light[i - 1] - light[i + w - 1]) /
                       8;
      const float gy = (light[i + w - 1] + 2 * light[i + w] + light[i + w + 1] - light[i - w - 1] -
                        2 * light[i - w] - light[i - w + 1]) /
                       8;
      xx[i] = gx * gx, xy[i] = gx * gy, yy[i] = gy * gy;
    }
  float *tensor[3] = {xx, xy, yy};
  for (int k = 0; k < 3; k++) {
    blur(tensor[k], light, width, height, 2);
    blur(light, tensor[k], width, height, 2);
  }
  const float weights[] = {.857f, .539f, .249f};
  float *before[3];
  for (int k = 0; k < 3; k++) before[k] = memcpy(plane(width, height), color[k], count * sizeof(float));
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const size_t i = (size_t)y * width + x;
      const float apart = sqrtf(square(xx[i] - yy[i]) + 4 * square(xy[i])), sum = xx[i] + yy[i];
      const float contrast = clamp((sqrtf((sum + apart) / 2) - .02f) / .06f, 0, 1);
      const float agreement = clamp((square(apart / (sum + 1e-8f)) - .25f) / .45f, 0, 1);
      const float share = square(contrast) * (3 - 2 * contrast) * agreement;
      if (share == 0) continue;
      const float across = .5f * atan2f(2 * xy[i], xx[i] - yy[i]), dx = -sinf(across), dy = cosf(across);
      for (int k = 0; k < 3; k++) {
        float mean = before[k][i], weight = 1;
        for (int step = 1; step <= 3; step++) {
          mean += weights[step - 1] * (between(before[k], width, height, x + step * dx, y + step * dy) +
                                       between(before[k], width, height, x - step * dx, y - step * dy));
          weight += 2 * weights[step - 1];
        }
        color[k][i] = before[k][i] + share * (mean / weight - before[k][i]);
      }
    }
  for (int k = 0; k < 3; k++) free(before[k]);
  free(light), free(xx), free(xy), free(yy);
}
