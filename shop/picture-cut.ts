/** How a product's picture is turned, cut to 4:3 and lightened: the same for the form and for what is published. */
export interface Cut {
  /** Degrees clockwise. */
  turn: number;
  /** Enlarged by so many percent; 100 is as much of the picture as fits. */
  zoom: number;
  /** Which part of what does not fit is shown, in percent from left and top. */
  focus_x: number;
  focus_y: number;
  /** Steps lighter, or darker where it is below nothing. */
  light: number;
}

interface Size {
  width: number;
  height: number;
}

/** By how much every channel is multiplied. */
export const brightnessOf = (light: number) => 1 + light / 8;

/** A picture's size after its turn. */
export const turnedSize = ({ width, height }: Size, turn: number): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** The part of an upright, turned picture that is shown: four wide, three high, in whole pixels. */
export function cutOf({ width, height }: Size, cut: Omit<Cut, "light">) {
  const whole = Math.min(width, (height * 4) / 3);
  const wide = Math.max(1, Math.floor((whole * 100) / cut.zoom));
  const high = Math.max(1, Math.min(height, Math.round((wide * 3) / 4)));
  return {
    left: Math.round(((width - wide) * cut.focus_x) / 100),
    top: Math.round(((height - high) * cut.focus_y) / 100),
    width: wide,
    height: high,
  };
}
