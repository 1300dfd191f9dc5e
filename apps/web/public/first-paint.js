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
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // Comes once, maybe before the page's own script, which takes it from here (src/kit/install/install-offer.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.ridewireInstall = event;
  });

  // The app's document is one for all languages, as src/kit/language/language.ts finds them; a public page has its own.
  if (page.hasAttribute('data-any-language')) {
    const ours = page.getAttribute('data-any-language').split(' ');
    const kept = /(?:^|; )ridewire_language=([^;]*)/.exec(document.cookie)?.[1];
    const wished = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
    page.lang = [kept, ...wished].find((tag) => ours.includes(tag)) ?? ours[0];
  }

  // A form that came with the document and is sent before the app is there: the app sends it when it comes. Where it can't be
  // loaded the form says so, and sending it loads the page anew.
  let isLost = false;
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    target.dataset.sent = 'true';
    if (isLost) location.reload();
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (target.localName !== 'script') return;
      isLost = true;
      document.querySelector('form > [role=alert][hidden]')?.removeAttribute('hidden');
    },
    true,
  );

  // The browser's own bars follow the page, whichever scheme the system has.
  const follow = () => {
    const isDark = page.getAttribute('data-mantine-color-scheme') === 'dark';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', isDark ? '#0c1619' : '#f8fbfb');
  };
  follow();
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-mantine-color-scheme'] });
})();
