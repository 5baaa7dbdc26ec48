/** Light, dark, or what the device prefers. The script in root.tsx applies and keeps what is chosen; this shows it. */
export function ThemeChoice() {
  return (
    <label>
      Theme
      <select
        name="theme"
        ref={(select) => {
          if (select) select.value = document.documentElement.dataset.theme ?? "system";
        }}
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
