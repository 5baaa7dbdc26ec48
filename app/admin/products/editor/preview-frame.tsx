import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface PreviewFrameProps {
  title: string;
  /** As wide as the screen that it stands for, in pixels; made smaller where there is less room. */
  width: number;
  children: React.ReactNode;
}

/** A screen of its own for what is in it: styles that ask for the screen's width ask this one. */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ room: width, height: 600 });
  useEffect(() => {
    if (!room.current) return;
    const measure = () =>
      setSize({
        room: room.current?.clientWidth ?? width,
        height: body?.firstElementChild?.scrollHeight ?? 600,
      });
    const watch = new ResizeObserver(measure);
    watch.observe(room.current);
    if (body?.firstElementChild) watch.observe(body.firstElementChild);
    return () => watch.disconnect();
  }, [body, width]);
  const scale = Math.min(1, size.room / width);
  return (
    <div
      ref={room}
      className="overflow-hidden rounded-card border border-line"
      style={{ height: size.height * scale, maxWidth: width }}
    >
      <iframe
        title={title}
        className="origin-top-left bg-paper"
        style={{ width, height: size.height, transform: `scale(${scale})` }}
        ref={(frame) => {
          const inside = frame?.contentDocument;
          if (!inside || inside.body === body) return;
          dress(inside);
          setBody(inside.body);
        }}
        onLoad={({ currentTarget: { contentDocument: inside } }) => {
          // Firefox makes another document once the empty one is loaded.
          if (!inside || inside.body === body) return;
          dress(inside);
          setBody(inside.body);
        }}
      />
      {body ? createPortal(<div className="p-4">{children}</div>, body) : null}
    </div>
  );
}

function dress(inside: Document) {
  const { documentElement: outside, head } = document;
  inside.documentElement.className = outside.className;
  Object.assign(inside.documentElement.dataset, outside.dataset);
  inside.documentElement.lang = outside.lang;
  for (const style of head.querySelectorAll("link[rel=stylesheet], style")) {
    inside.head.append(inside.importNode(style, true));
  }
}
