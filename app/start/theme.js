/**
 * Before the first paint, so that a chosen theme never flashes the other one; and it listens to the
 * footer's select itself, and before React does, so that choosing works until and while the page's
 * scripts start: taking over a select, which may be between its `input` and its `change`, React sets it
 * back to what the server wrote.
 */
(() => {
  const { dataset } = document.documentElement;
  let chosen;
  const apply = (theme) => {
    chosen = theme;
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    else delete dataset.theme;
  };
  try {
    apply(localStorage.getItem("theme"));
  } catch {}
  // For a page that React had to make anew.
  window.applyTheme = () => apply(chosen);
  addEventListener(
    "input",
    ({ target: { name, value } }) => {
      if (name !== "theme") return;
      apply(value);
      try {
        if (value === "system") localStorage.removeItem("theme");
        else localStorage.setItem("theme", value);
      } catch {}
    },
    true,
  );
})();
