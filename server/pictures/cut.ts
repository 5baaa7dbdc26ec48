/** How a picture is turned and cut to the shop's shape, as the owner's page shows it. */
export interface Cut {
  /** Degrees clockwise. */
  turn: number;
  /** Enlarged by so many percent; 100 is as much of the picture as fits. */
  zoom: number;
  /** Which part of what does not fit is shown, in percent from left and top. */
  focusX: number;
  focusY: number;
  /** Steps lighter, or darker where it is below nothing. */
  light: number;
}

/** By how much every channel is multiplied. */
export const brightnessOf = (light: number) => 1 + light / 8;

/** The part of an upright, turned picture that is shown: four wide, three high, in whole pixels. */
export function cutOf(
  { width, height }: { width: number; height: number },
  cut: Omit<Cut, "light">,
) {
  const whole = Math.min(width, (height * 4) / 3);
  const wide = Math.max(1, Math.floor((whole * 100) / cut.zoom));
  const high = Math.max(1, Math.min(height, Math.round((wide * 3) / 4)));
  return {
    left: Math.round(((width - wide) * cut.focusX) / 100),
    top: Math.round(((height - high) * cut.focusY) / 100),
    width: wide,
    height: high,
  };
}
