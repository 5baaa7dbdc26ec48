import { useEffect, useState } from "react";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Light, dark, or what the device prefers. The script in root.tsx applies and keeps what is chosen; this shows it. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => {
    const kept = document.documentElement.dataset.theme;
    if (kept === "light" || kept === "dark") setTheme(kept);
  }, []);

  return (
    <label className="flex items-center gap-2">
      Theme
      <select
        name="theme"
        value={theme}
        onChange={(event) => setTheme(event.target.value as Theme)}
        className="min-h-9 rounded-md border border-line bg-surface px-2 text-ink"
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {name[0]?.toUpperCase() + name.slice(1)}
          </option>
        ))}
      </select>
    </label>
  );
}
