// Runs before anything is painted, from a file of its own because the content security policy allows no inline
// script: the page starts in the chosen color scheme, without a flash of the other.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem('ridewire-color-scheme');
  } catch {
    // Storage can be forbidden; the system's wish stands then.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
