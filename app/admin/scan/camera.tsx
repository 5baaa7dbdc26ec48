import { useEffect, useRef, useState } from "react";
import { ToolButton } from "../kit/tool-button.tsx";
import { useLatest } from "../use-latest.ts";
import { describeCameraFailure, readCodes } from "./read-codes.ts";

interface CameraProps {
  onCode: (text: string) => void;
  onFailed: () => void;
}

/** The camera's picture; calls back with the text of a code each time another one is in it. */
export function Camera({ onCode, onFailed }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  const latest = useLatest({ onCode, onFailed });
  useEffect(() => {
    const ended = new AbortController();
    let last = "";
    readCodes(video.current!, ended.signal, (text) => {
      if (text === last) return;
      last = text;
      latest.current.onCode(text);
    }).catch((error) => {
      if (ended.signal.aborted) return;
      setProblem(describeCameraFailure(error));
      latest.current.onFailed();
    });
    return () => ended.abort();
  }, [latest]);
  return problem ? (
    <div className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-4">
      <p role="alert">{problem}</p>
      {/* A page that was opened without the camera may not use it before it is loaded anew. */}
      <ToolButton onClick={() => location.reload()}>Try again</ToolButton>
    </div>
  ) : (
    <video
      ref={video}
      muted
      playsInline
      aria-label="What the camera sees"
      className="aspect-[4/3] max-h-[50dvh] w-full rounded-card bg-black object-cover"
    />
  );
}
