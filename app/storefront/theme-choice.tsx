/** Light, dark, or what the device prefers. The script in root.tsx applies and keeps what is chosen; this shows it. */
export function ThemeChoice() {
  return (
    <label className="flex items-center gap-2">
      Theme
      <select
        name="theme"
        ref={(select) => {
          if (select) select.value = document.documentElement.dataset.theme ?? "system";
        }}
        className="min-h-9 rounded-md border border-line bg-surface px-2 text-ink"
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
