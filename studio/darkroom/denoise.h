/* Takes the noise out of two half-buffers; post.c says how. */
#pragma once

#include <math.h>

#include "planes.h"

/* Pixels far brighter than all but two of their neighbors are taken down to them, in both halves. */
static void clamp_fireflies(Frame *a, Frame *b) {
  int width = a->width, height = a->height;
  size_t count = (size_t)width * height;
  float *light = plane(width, height);
  for (size_t i = 0; i < count; i++)
    for (int k = 0; k < 3; k++) light[i] += (a->color[k][i] + b->color[k][i]) / 6;
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float first = 0, second = 0, third = 0;
      for (int yy = y - 2; yy <= y + 2; yy++)
        for (int xx = x - 2; xx <= x + 2; xx++) {
          if ((yy == y && xx == x) || xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
          float v = light[(size_t)yy * width + xx];
          if (v > first)
            third = second, second = first, first = v;
          else if (v > second)
            third = second, second = v;
          else if (v > third)
            third = v;
        }
      size_t i = (size_t)y * width + x;
      float most = third * 1.35f + 0.02f;
      Frame *halves[] = {a, b};
      for (int h = 0; h < 2; h++) {
        float **c = halves[h]->color, here = (c[0][i] + c[1][i] + c[2][i]) / 3;
        if (here > most)
          for (int k = 0; k < 3; k++) c[k][i] *= most / here;
      }
    }
  free(light);
}

static const float DIM = 0.3f;

enum { TERMS = 8, PATCH = 2, STRIP = 24 };

/* Solves the ridge regression `gram` * x = `right` by Cholesky's decomposition; only the constant term of x
 * is wanted. */
static void constant_term(double gram[TERMS][TERMS], double right[TERMS][3], float out[3]) {
  double lower[TERMS][TERMS];
  for (int i = 0; i < TERMS; i++)
    for (int j = 0; j <= i; j++) {
      double s = gram[i][j];
      for (int k = 0; k < j; k++) s -= lower[i][k] * lower[j][k];
      lower[i][j] = i == j ? (s > 1e-12 ? sqrt(s) : 1e-6) : s / lower[j][j];
    }
  for (int c = 0; c < 3; c++) {
    double forward[TERMS], x[TERMS];
    for (int i = 0; i < TERMS; i++) {
      double s = right[i][c];
      for (int k = 0; k < i; k++) s -= lower[i][k] * forward[k];
      forward[i] = s / lower[i][i];
    }
    for (int i = TERMS - 1; i >= 0; i--) {
      double s = forward[i];
      for (int k = i + 1; k < TERMS; k++) s -= lower[k][i] * x[k];
      x[i] = s / lower[i][i];
    }
    out[c] = x[0];
  }
}

/* How much the light of two pixels differs beyond what their noise explains. */
static inline float apart(float *const *guide, const float *variance, size_t p, size_t q, float spread) {
  float vp = variance[p], vq = variance[q];
  float e = (square(guide[0][p] - guide[0][q]) + square(guide[1][p] - guide[1][q]) +
             square(guide[2][p] - guide[2][q])) /
            3;
  return (e - (vp + fminf(vp, vq))) / (1e-5f + spread * spread * (vp + vq));
}

static inline float mean(const float *row, int first, int last) {
  float sum = 0;
  for (int i = first; i <= last; i++) sum += row[i];
  return sum / (last - first + 1);
}

/* One size: `out` gets the mean of both filtered halves. `spread` weighs differences against the noise,
 * smaller is stricter. */
static void filter(const Frame *a, const Frame *b, int radius, float spread, float *out[3]) {
  const int W = a->width, H = a->height;
  const size_t count = (size_t)W * H;
  const Frame *halves[] = {a, b};
  float *variance = plane(W, H), *noise = plane(W, H), *gray = plane(W, H);
  for (size_t i = 0; i < count; i++)
    for (int k = 0; k < 3; k++) {
      noise[i] += square(a->color[k][i] - b->color[k][i]) / 6;
      gray[i] += a->albedo[k][i] / 3;
    }
  blur(noise, variance, W, H, 2);
  float *const *normal = a->normal, *const *albedo = a->albedo, *depth = a->depth;
  const int side = 2 * radius + 1, strips = (H + STRIP - 1) / STRIP, tall = STRIP + 2 * PATCH;
#pragma omp parallel
  {
    float *distance = must(malloc((size_t)tall * W * sizeof(float)));
    float *across = must(malloc((size_t)tall * W * sizeof(float)));
    float *weights = must(malloc((size_t)side * side * STRIP * W * sizeof(float)));
#pragma omp for schedule(dynamic, 1)
    for (int strip = 0; strip < strips; strip++) {
      const int top = strip * STRIP, bottom = top + STRIP > H ? H : top + STRIP;
      for (int h = 0; h < 2; h++) {
        float *const *guide = halves[1 - h]->color, *const *light = halves[h]->color;
        int offset = 0;
        for (int dy = -radius; dy <= radius; dy++)
          for (int dx = -radius; dx <= radius; dx++, offset++) {
            for (int y = top - PATCH; y < bottom + PATCH; y++) {
              int yc = clamp(y, 0, H - 1), yq = clamp(yc + dy, 0, H - 1);
              float *row = distance + (size_t)(y - top + PATCH) * W;
              const size_t here = (size_t)yc * W, there = (size_t)yq * W;
              /* inside the picture the neighbor lies beside, so that the processor takes many at once */
              const int from = dx < 0 ? -dx : 0, until = dx > 0 ? W - dx : W;
              for (int x = from; x < until; x++)
                row[x] = apart(guide, variance, here + x, there + x + dx, spread);
              for (int x = 0; x < from; x++) row[x] = apart(guide, variance, here + x, there, spread);
              for (int x = until; x < W; x++)
                row[x] = apart(guide, variance, here + x, there + W - 1, spread);
            }
            for (int r = 0; r < bottom - top + 2 * PATCH; r++) {
              float *row = distance + (size_t)r * W, *to = across + (size_t)r * W;
              for (int x = 0; x < PATCH; x++) to[x] = mean(row, 0, x + PATCH);
              for (int x = PATCH; x < W - PATCH; x++) to[x] = mean(row, x - PATCH, x + PATCH);
              for (int x = W - PATCH; x < W; x++) to[x] = mean(row, x - PATCH, W - 1);
            }
            for (int y = top; y < bottom; y++) {
              float *weight = weights + ((size_t)offset * STRIP + (y - top)) * W;
              int yq = y + dy;
              const int first = dx < 0 ? -dx : 0, last = dx > 0 ? W - dx : W;
              memset(weight, 0, W * sizeof(float));
              if (yq < 0 || yq >= H) continue;
              const float *rows = across + (size_t)(y - top) * W;
              for (int x = first; x < last; x++) {
                size_t p = (size_t)y * W + x, q = (size_t)yq * W + x + dx;
                float seen = 0;
                for (int r = 0; r <= 2 * PATCH; r++) seen += rows[(size_t)r * W + x];
                seen = fmaxf(0, seen / (2 * PATCH + 1));
                float other = square((depth[p] - depth[q]) / (0.06f * depth[p] + 0.01f));
                for (int k = 0; k < 3; k++)
                  other += square(normal[k][p] - normal[k][q]) / square(0.45f) +
                           square(albedo[k][p] - albedo[k][q]) / square(0.22f);
                weight[x] = expf(-seen - other);
              }
            }
          }
        for (int y = top; y < bottom; y++)
          for (int x = 0; x < W; x++) {
            size_t p = (size_t)y * W + x;
            float gram[TERMS][TERMS] = {0}, right[TERMS][3] = {0}, total = 0,
                  near = 1 / (0.06f * depth[p] + 0.01f);
            int o = 0;
            for (int dy = -radius; dy <= radius; dy++)
              for (int dx = -radius; dx <= radius; dx++, o++) {
                float w = weights[((size_t)o * STRIP + (y - top)) * W + x];
                if (w < 1e-3f) continue;
                size_t q = (size_t)(y + dy) * W + x + dx;
                total += w;
                float term[TERMS] = {1,
                                     (normal[0][q] - normal[0][p]) * 3,
                                     (normal[1][q] - normal[1][p]) * 3,
                                     (normal[2][q] - normal[2][p]) * 3,
                                     (depth[q] - depth[p]) * near,
                                     (gray[q] - gray[p]) * 4,
                                     dx / (float)radius,
                                     dy / (float)radius};
                for (int i = 0; i < TERMS; i++) {
                  for (int j = 0; j < TERMS; j++) gram[i][j] += w * term[i] * term[j];
                  for (int k = 0; k < 3; k++) right[i][k] += w * term[i] * light[k][q];
                }
              }
            double ridge[TERMS][TERMS], target[TERMS][3];
            for (int i = 0; i < TERMS; i++) {
              for (int j = 0; j < TERMS; j++)
                ridge[i][j] = gram[i][j] + (i && i == j ? 0.02 * total + 0.05 : 0);
              for (int k = 0; k < 3; k++) target[i][k] = right[i][k];
            }
            float fit[3];
            constant_term(ridge, target, fit);
            for (int k = 0; k < 3; k++) {
              float mean = right[0][k] / total; /* a fit far outside of what was seen is extrapolation */
              out[k][p] = (h ? out[k][p] : 0) + 0.5f * clamp(fit[k], mean * 0.25f, mean * 2.5f + 0.02f);
            }
          }
      }
    }
    free(distance), free(across), free(weights);
  }
  free(variance), free(noise), free(gray);
}

/* Filters a size and all smaller ones; see the head of this file. The guides of `a` are used for both halves.
 */
static void filter_sizes(const Frame *a, const Frame *b, int sizes, int radius, float spread, float *out[3]) {
  filter(a, b, radius, spread, out);
  if (sizes < 2) return;
  Frame half_a = halved(a), half_b = halved(b);
  int w = half_a.width, h = half_a.height;
  float *smaller[3];
  for (int k = 0; k < 3; k++) smaller[k] = plane(w, h);
  filter_sizes(&half_a, &half_b, sizes - 1, radius, spread, smaller);
  for (int k = 0; k < 3; k++) {
    float *own = half_a.color[k];
    halve(out[k], a->width, a->height, own);
    for (size_t i = 0; i < (size_t)w * h; i++) smaller[k][i] -= own[i];
#pragma omp parallel for
    for (int y = 0; y < a->height; y++)
      for (int x = 0; x < a->width; x++) {
        float *v = &out[k][(size_t)y * a->width + x];
        *v = fmaxf(0, *v + doubled(smaller[k], w, h, x, y));
      }
    free(smaller[k]);
  }
  release(&half_a), release(&half_b);
}

/* Smooths what the regression leaves in flat regions: cross-bilateral a-trous wavelet (Dammertz et al. 2010)
 * over the light, stopped by normals (bumpy cloth stays as it is), depth, albedo and steps of more than
 * `tolerance`, a share of the light and of DIM: in deep shadow the noise is a larger share of the light, and
 * would tear the shadow's edge. */
static void flatten(float *color[3], const Frame *guides, float tolerance, int levels) {
  static const float KERNEL[5] = {1 / 16.f, 1 / 4.f, 3 / 8.f, 1 / 4.f, 1 / 16.f};
  const int W = guides->width, H = guides->height;
  const size_t count = (size_t)W * H;
  float *const *normal = guides->normal, *const *albedo = guides->albedo, *depth = guides->depth;
  float *next[3], *gray = plane(W, H), *light = plane(W, H);
  for (int k = 0; k < 3; k++) next[k] = plane(W, H);
  for (int level = 0; level < levels; level++) {
    const int step = 1 << level;
    for (size_t i = 0; i < count; i++) gray[i] = (color[0][i] + color[1][i] + color[2][i]) / 3;
    blur(gray, light, W, H, level < 3 ? 2 : 4);
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < H; y++)
      for (int x = 0; x < W; x++) {
        size_t p = (size_t)y * W + x;
        float total = 0, sum[3] = {0};
        for (int i = 0; i < 5; i++)
          for (int j = 0; j < 5; j++) {
            int yy = y + (i - 2) * step, xx = x + (j - 2) * step;
            if (xx < 0 || yy < 0 || xx >= W || yy >= H) continue;
            size_t q = (size_t)yy * W + xx;
            float apart = square((light[p] - light[q]) / (tolerance * (light[p] + DIM))) +
                          square((depth[p] - depth[q]) / (0.012f * step * depth[p] + 0.01f));
            for (int k = 0; k < 3; k++)
              apart += square((normal[k][p] - normal[k][q]) / 0.12f) +
                       square((albedo[k][p] - albedo[k][q]) / 0.15f);
            if (apart > 9) continue;
            float weight = KERNEL[i] * KERNEL[j] * expf(-apart);
            total += weight;
            for (int k = 0; k < 3; k++) sum[k] += weight * color[k][q];
          }
        for (int k = 0; k < 3; k++) next[k][p] = sum[k] / total;
      }
    for (int k = 0; k < 3; k++) memcpy(color[k], next[k], count * sizeof(float));
  }
  for (int k = 0; k < 3; k++) free(next[k]);
  free(gray), free(light);
}

static void mean_of(float *into, const float *other, size_t count) {
  for (size_t i = 0; i < count; i++) into[i] = (into[i] + other[i]) / 2;
}

/* The color of both halves without noise, in `out`. Changes the halves. */
static void denoise(Frame *a, Frame *b, int sizes, int radius, float spread, float flat, float *out[3]) {
  const size_t count = (size_t)a->width * a->height;
  for (size_t i = 0; i < count; i++) {
    a->depth[i] = fminf(a->depth[i], FARTHEST);
    b->depth[i] = fminf(b->depth[i], FARTHEST);
  }
  mean_of(a->depth, b->depth, count);
  for (int k = 0; k < 3; k++) {
    mean_of(a->normal[k], b->normal[k], count);
    mean_of(a->albedo[k], b->albedo[k], count);
    for (size_t i = 0; i < count; i++) {
      a->color[k][i] /= a->albedo[k][i] + ALBEDO_FLOOR;
      b->color[k][i] /= a->albedo[k][i] + ALBEDO_FLOOR;
    }
  }
  clamp_fireflies(a, b);
  filter_sizes(a, b, sizes, radius, spread, out);
  if (flat > 0) flatten(out, a, flat, 5);
  for (int k = 0; k < 3; k++)
    for (size_t i = 0; i < count; i++) out[k][i] *= a->albedo[k][i] + ALBEDO_FLOOR;
}
