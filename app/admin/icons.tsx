const paths = {
  text: "M4 5.5h16v10.5H10l-4.5 4v-4H4zM8 9.5h8M8 12.5h5",
  missed:
    "M7 4.5 9.5 9 7.7 10.8a12 12 0 0 0 5.5 5.5L15 14.5l4.5 2.5-1 3.2C10.5 20.5 3.5 13.5 3.8 5.5zM15 4l5 5M20 4l-5 5",
  edit: "M4 20h4.2L19.5 8.7a2 2 0 0 0 0-2.8l-1.4-1.4a2 2 0 0 0-2.8 0L4 15.8zM13.5 6.5l4 4",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15",
  columns: "M4 5h16v14H4zM9.3 5v14M14.7 5v14",
  table: "M4 5h16v14H4zM4 10h16M4 14.5h16",
  board: "M4 5h4.5v14H4zM9.8 5h4.5v9H9.8zM15.5 5H20v11h-4.5z",
  keyboard: "M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8",
  bookmark: "M6.5 4h11v16L12 16l-5.5 4z",
  down: "m6 9.5 6 6 6-6",
  up: "m6 14.5 6-6 6 6",
  left: "m14.5 6-6 6 6 6",
  right: "m9.5 6 6 6-6 6",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15",
  duplicates: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5",
  bell: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5h4M12 5.5V3.5",
  plus: "M12 5v14M5 12h14",
  chart: "M4.5 4v15.5H20M8.5 16v-4M12.5 16V8M16.5 16v-6",
} as const;

export type AdminIconName = keyof typeof paths;

/** Line icons that only the back office needs; decorative, like those of ui/icon.tsx. */
export function AdminIcon({
  name,
  className = "size-4.5",
}: {
  name: AdminIconName;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
