/**
 * Draws what an owner chose into pixels, on the owner's own device: an SVG never leaves it, and a logo of any shape
 * is as large as the shop asks of a picture.
 */

/** In pixels: enough for every place, and little to send. */
const markSide = 1024;
const drawingWidth = 1600;
const least = { width: 400, height: 300 };

const isSvg = (file: File) => /svg/.test(file.type) || /\.svg$/i.test(file.name);

/** The file itself, or a PNG of it where it is an SVG. Throws where it is no picture. */
export async function drawn(file: File): Promise<File> {
  if (!isSvg(file)) return file;
  const image = await load(file);
  const scale = drawingWidth / Math.max(image.width, image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  return paint(file, image, size, size, "#fff");
}

/** A logo or an icon as a PNG, with what is clear around it. Throws where it is no picture. */
export async function mark(file: File, place: "logo" | "icon"): Promise<File> {
  const image = await load(file);
  const largest = Math.max(image.width, image.height);
  const scale = isSvg(file) ? markSide / largest : Math.min(1, markSide / largest);
  const size = { width: image.width * scale, height: image.height * scale };
  const side = Math.max(size.width, size.height, least.width);
  const square = { width: side, height: side };
  const room = {
    width: Math.max(size.width, least.width),
    height: Math.max(size.height, least.height),
  };
  return paint(file, image, size, place === "icon" ? square : room);
}

interface Size {
  width: number;
  height: number;
}

interface Loaded extends Size {
  source: CanvasImageSource;
}

async function load(file: File): Promise<Loaded> {
  if (!isSvg(file)) {
    const source = await createImageBitmap(file, { imageOrientation: "from-image" });
    return { source, width: source.width, height: source.height };
  }
  const svg = new Blob([await file.arrayBuffer()], { type: "image/svg+xml" });
  const source = new Image();
  // As an image, an SVG runs no script and loads nothing.
  source.src = await addressOf(svg);
  await source.decode();
  // It may say no size.
  return { source, width: source.naturalWidth || 300, height: source.naturalHeight || 150 };
}

/** As a data address: the pages allow no other kind for what is only on this device. */
const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function paint(file: File, { source }: Loaded, size: Size, room: Size, ground?: string) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(room.width);
  canvas.height = Math.round(room.height);
  const context = canvas.getContext("2d")!;
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  const left = (canvas.width - size.width) / 2;
  const top = (canvas.height - size.height) / 2;
  context.drawImage(source, left, top, Math.max(1, size.width), Math.max(1, size.height));
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("The picture could not be drawn.");
  return new File([png], file.name, { type: "image/png" });
}
