import { useEffect, useState } from "react";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Light, dark, or what the device prefers; kept on the device. root.tsx applies it before the first paint. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => {
    const kept = document.documentElement.dataset.theme;
    if (kept === "light" || kept === "dark") setTheme(kept);
  }, []);

  function choose(next: Theme) {
    setTheme(next);
    const { dataset } = document.documentElement;
    if (next === "system") delete dataset.theme;
    else dataset.theme = next;
    try {
      if (next === "system") localStorage.removeItem("theme");
      else localStorage.setItem("theme", next);
    } catch {
      // Storage is blocked: the choice lasts for this page.
    }
  }

  return (
    <label className="flex items-center gap-2">
      Theme
      <select
        value={theme}
        onChange={(event) => choose(event.target.value as Theme)}
        className="min-h-9 rounded-md border border-line bg-surface px-2 text-ink capitalize"
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
