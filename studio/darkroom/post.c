/* post A.exr B.exr OUT.png [OPTIONS]: develops two half-buffers of one scene (multilayer EXR as Blender
 * writes it, uncompressed, with Cycles' denoising passes, rendered with different seeds) into a denoised,
 * tone-mapped PNG.
 *
 * The denoiser divides the picture by the albedo, so that what is left is light, and estimates the light of
 * each pixel by a weighted first-order regression over its neighbors: position, normals and depth explain
 * it, the weights come from the *other* half (NFOR: Bitterli et al. 2016, simplified). It does so at several
 * sizes and takes from each only the detail that the next smaller one cannot show (Delbracio et al. 2014): a
 * small window at a small size is a large one, so what noise remains has no blotches.
 *
 * Build: gcc -O3 -march=native -ffast-math -fopenmp post.c -o post -lz -lm. One unit, so that the compiler
 * sees all. */
#include <math.h>
#include <omp.h>

#include "denoise.h"
#include "exr.h"
#include "png.h"
#include "tone.h"

static double option(int argc, char **argv, const char *name, double otherwise) {
  for (int i = 4; i < argc - 1; i++)
    if (!strcmp(argv[i], name)) return atof(argv[i + 1]);
  return otherwise;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr,
            "post A.exr B.exr OUT.png [-t threads 2] [-sizes 5] [-r radius 3] [-k spread .7] [-flat .07] "
            "[-ev 0] [-wb 0]\n"
            "     [-view 0 neutral|1 agx] [-con 1] [-sat 1] [-toe 1] [-vig 0] [-glow .04] [-sharp .3]\n");
    return 2;
  }
#define OPTION(name, otherwise) option(argc, argv, name, otherwise)
  omp_set_num_threads(OPTION("-t", 2));
  Frame a = read_exr(argv[1]), b = read_exr(argv[2]);
  if (a.width != b.width || a.height != b.height) refuse(argv[2], "has another size than the first half");
  const int W = a.width, H = a.height;
  const size_t count = (size_t)W * H;
  float *color[3];
  for (int k = 0; k < 3; k++) color[k] = plane(W, H);
  const double began = omp_get_wtime();
  denoise(&a, &b, OPTION("-sizes", 5), OPTION("-r", 3), OPTION("-k", .7), OPTION("-flat", .07), color);
  const double denoised = omp_get_wtime();

  const float exposure = exp2f(OPTION("-ev", 0)), warmth = OPTION("-wb", 0), glow = OPTION("-glow", .04),
              contrast = OPTION("-con", 1);
  const float saturation = OPTION("-sat", 1), vignette = OPTION("-vig", 0), sharp = OPTION("-sharp", .3),
              toe = OPTION("-toe", 1);
  const int view = OPTION("-view", 1);
  for (size_t i = 0; i < count; i++) {
    color[0][i] *= exposure * (1 - warmth);
    color[1][i] *= exposure;
    color[2][i] *= exposure * (1 + warmth);
  }
  if (glow > 0) add_glow(color, W, H, glow);
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      size_t i = (size_t)y * W + x;
      float from_middle = square((x + .5f) / W - .5f) + square(((y + .5f) / H - .5f) * H / W), c[3];
      for (int k = 0; k < 3; k++) c[k] = color[k][i] * (1 - vignette * from_middle * 2);
      if (view == 1)
        agx(c, contrast, saturation);
      else
        neutral(c, contrast, saturation, toe);
      for (int k = 0; k < 3; k++) color[k][i] = c[k];
    }
  for (int k = 0; k < 3; k++) {
    remove_dots(color[k], W, H);
    if (sharp > 0) sharpen(color[k], W, H, sharp);
  }
  smooth_edges(color, W, H);
  uint8_t *rgb = must(malloc(count * 3));
  uint32_t dice = 12345; /* less than one step of noise hides the steps of eight bits */
  for (size_t i = 0; i < count; i++)
    for (int k = 0; k < 3; k++) {
      dice = dice * 1664525u + 1013904223u;
      rgb[i * 3 + k] = clamp(color[k][i] * 255 + (dice >> 9) / 8388608.f, 0, 255);
    }
  write_png(argv[3], rgb, W, H);
  printf("post %dx%d denoise %.1f s, all %.1f s\n", W, H, denoised - began, omp_get_wtime() - began);
  return 0;
}
