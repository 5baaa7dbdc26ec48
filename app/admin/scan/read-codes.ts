/** Reads codes from the camera: with the browser's own reader, where there is none with one in JavaScript. */

const betweenFramesMs = 120;

/**
 * Shows the camera on the back of the device in `video`, and calls back with the text of the code in each frame that
 * has one, until `signal`. Rejects where there is no camera or it may not be used.
 */
export async function readCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  found: (text: string) => void,
) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  await video.play();
  const detector = await openDetector();
  while (!signal.aborted) {
    const [code] = await detector.detect(video).catch(() => []);
    if (code && !signal.aborted) found(code.rawValue);
    await new Promise((resolve) => setTimeout(resolve, betweenFramesMs));
  }
}

interface Detector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface Detectors {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

async function openDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): readonly string[] => []);
  if (own && formats?.includes("qr_code")) return new own({ formats: ["qr_code"] });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}

export function describeCameraFailure(error: unknown): string {
  const { name } = (error ?? {}) as Partial<Error>;
  if (!navigator.mediaDevices) return "Cameras work over https only.";
  if (name === "NotAllowedError") {
    return "The camera isn’t allowed here. Allow it in the browser’s settings for this site.";
  }
  if (name === "NotFoundError" || name === "OverconstrainedError") return "We found no camera.";
  return "The camera didn’t start. Another app may be using it.";
}
