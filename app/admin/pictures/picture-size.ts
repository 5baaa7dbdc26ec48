/** What the head of a picture's file says of its size, before a phone tries to hold all of its pixels. */

/** As the store has them: see server/pictures/picture-process.ts. */
const maxPixels = 210_000_000;
const maxPixelsHeld = 60_000_000;

interface Head {
  width: number;
  height: number;
  isMoving?: boolean;
  /** Of a JPEG: one is gray, three are light, four are for printing. */
  colors?: number;
}

/** Why a picture is not even tried, in a sentence without its beginning. */
export function problemOfHead(bytes: Uint8Array, end: string): string | undefined {
  const head = headOf(bytes, end);
  if (!head) return undefined;
  if (head.width * head.height > (end === "jpg" ? maxPixels : maxPixelsHeld)) {
    return "has too many pixels. Send a smaller one.";
  }
  return head.isMoving ? "is animated. Send a still picture." : undefined;
}

/** How many colors a JPEG mixes; nothing where its head cannot be read. */
export const colorsOfJpeg = (bytes: Uint8Array) => headOf(bytes, "jpg")?.colors;

export const problemOfSize = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) < 300 || Math.max(width, height) < 400
    ? `is only ${width} × ${height} pixels. Send one of at least 400 × 300.`
    : undefined;

function headOf(bytes: Uint8Array, end: string): Head | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (end === "png") return { width: view.getUint32(16), height: view.getUint32(20) };
    return end === "jpg" ? headOfJpeg(view) : headOfWebp(view);
  } catch {
    // The head ends before it says so; reading the whole file tells more.
    return undefined;
  }
}

/** The frame's own segment comes after others, each with its length. */
function headOfJpeg(view: DataView): Head | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const colors = view.getUint8(at + 9);
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), colors };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function headOfWebp(view: DataView): Head | undefined {
  const form = String.fromCharCode(view.getUint8(14), view.getUint8(15));
  if (form === "8X") {
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
    return { width: three(24), height: three(27), isMoving: (view.getUint8(20) & 2) !== 0 };
  }
  if (form === "8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
