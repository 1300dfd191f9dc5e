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

  // Comes once, maybe before the page's own script, which takes it from here (src/install/install-offer.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.ridewireInstall = event;
  });

  // The app's document is one for all languages, as src/language/language.ts finds them; a public page has its own.
  if (page.hasAttribute('data-any-language')) {
    const kept = /(?:^|; )ridewire_language=(en|bn)(?:;|$)/.exec(document.cookie)?.[1];
    const wished = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
    page.lang = kept ?? wished.find((tag) => tag === 'en' || tag === 'bn') ?? 'en';
  }

  // What the server sent of a form can be filled in before the app is there. What is pressed meanwhile the app presses, with
  // what was typed (src/early/take-over.ts); typing on takes a press back.
  const CONTROLS = 'a, button, input';
  const say = (early, isBusy) => {
    const button = early.querySelector('[type=submit]');
    const label = button.querySelector('.mantine-Button-label');
    early.dataset.label ??= label.textContent;
    label.textContent = isBusy ? early.dataset.waiting : early.dataset.label;
    button.setAttribute('aria-busy', isBusy);
  };
  const hold = (event) => {
    const early = event.target.closest('#early');
    if (!early) return;
    const isSending = event.type === 'submit';
    const control = isSending
      ? early.querySelector('[type=submit]')
      : event.target.closest('.rw-auth-way a, button[type=button]');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The app could not be loaded: with the page it may.
    if (early.dataset.failed === 'true') return location.reload();
    early.dataset.pressed = [...early.querySelectorAll(CONTROLS)].indexOf(control);
    if (isSending) say(early, true);
  };
  addEventListener('submit', hold);
  addEventListener('click', hold);
  addEventListener('input', (event) => {
    const early = event.target.closest('#early');
    if (early?.dataset.pressed === undefined) return;
    delete early.dataset.pressed;
    say(early, false);
  });

  // The browser's own bars follow the page, whichever scheme the system has.
  const follow = () => {
    const isDark = page.getAttribute('data-mantine-color-scheme') === 'dark';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', isDark ? '#0c1619' : '#f8fbfb');
  };
  follow();
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-mantine-color-scheme'] });
})();
