// Runs before the first paint so that a dark table never flashes white.
(function () {
  var theme = "system";
  try {
    theme = (JSON.parse(localStorage.getItem("ophir-settings")) || {}).theme || "system";
  } catch (_) {}
  var dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
