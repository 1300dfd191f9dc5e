// The service worker: it shows what the server tells while the app is closed, and where a page should come and the server gives none, the page below says so and tries again by itself.
// It keeps nothing and answers nothing else, so that nobody takes what is old for new: only how to find the driver of a rider's ride,
// which the app leaves on the phone until the ride is over, is shown with its time. The page is written here, so that it changes with
// this file.

/* global RIDEWIRE_WORDS */
/** Put in by `speak-languages.ts`, as are the faces of the page's letters. */
const WORDS = RIDEWIRE_WORDS;

/** Runs in the page. Tries at once when the network is back, else less and less often, up to every 16 s. */
function comeBack(words) {
  const kept = /(?:^|; )ridewire_language=([^;]*)/.exec(document.cookie)?.[1];
  const wished = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
  const language = [kept, ...wished].find((tag) => Object.hasOwn(words, tag)) ?? 'en';
  const said = words[language];
  document.documentElement.lang = language;
  let scheme = null;
  try {
    scheme = localStorage.getItem('ridewire-color-scheme');
  } catch {
    // Storage can be forbidden; the system's wish stands then.
  }
  if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme;
  const find = (id) => document.getElementById(id);
  const write = () => {
    const isOffline = !navigator.onLine;
    find('what').textContent = isOffline ? said.offline : said.away;
    find('hint').textContent = isOffline ? said.offlineHint : said.awayHint;
    document.title = find('what').textContent + ' · Ridewire';
  };
  find('again').textContent = said.again;
  find('danger').textContent = said.danger;
  write();

  /** What the app left of the ride under way: features/booking/presence/kept-ride.ts. */
  const showRide = () => {
    let ride = null;
    try {
      ride = JSON.parse(localStorage.getItem('ridewire-kept-ride'));
    } catch {
      // Forbidden, or none of ours.
    }
    // No ride takes half a day.
    if (typeof ride?.at !== 'number' || Math.abs(Date.now() - ride.at) > 12 * 3_600_000) return;
    const time = new Intl.DateTimeFormat(said.locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    find('title').textContent = said.ride.replace('{id}', '#' + ride.id);
    find('plate').textContent = ride.plate ?? '';
    find('plate').hidden = !ride.plate;
    find('driver').textContent = [ride.driver, ride.car].filter(Boolean).join(' · ');
    find('call').textContent = said.call.replace('{name}', ride.driver);
    find('call').href = 'tel:' + String(ride.phone ?? '').replaceAll(/[^+\d]/g, '');
    find('call').hidden = !ride.phone;
    find('as-of').textContent = said.asOf.replace('{time}', time.format(ride.at));
    find('ride').hidden = false;
  };
  showRide();

  let pauseMs = 1000;
  let timer;
  const ask = async () => {
    clearTimeout(timer);
    try {
      const { ok } = await fetch('/readyz', { cache: 'no-store' });
      if (ok) return location.reload();
    } catch {
      // Not yet.
    }
    pauseMs = Math.min(2 * pauseMs, 16000);
    timer = setTimeout(ask, pauseMs);
  };
  timer = setTimeout(ask, pauseMs);
  addEventListener('online', () => {
    write();
    void ask();
  });
  addEventListener('offline', write);
  find('again').addEventListener('click', () => location.reload());
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Ridewire</title>
    <style>
      /* RIDEWIRE_FACES */
      :root { color-scheme: light dark; }
      body {
        box-sizing: border-box; display: grid; place-content: center; justify-items: center; gap: 12px;
        min-height: 100dvh; margin: 0; padding: 24px; text-align: center;
        font: 1rem/1.5 'Onest Variable', 'Noto Sans Bengali Variable', system-ui, sans-serif;
        background: light-dark(#f8fbfb, #0c1619); color: light-dark(#0c1619, #e6ecec);
      }
      h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
      p { margin: 0; max-width: 30rem; }
      a { color: inherit; }
      [hidden] { display: none !important; }
      #ride {
        display: grid; justify-items: center; gap: 8px; box-sizing: border-box; width: min(100%, 24rem); padding: 16px;
        border: 1px solid light-dark(#d5dee0, #2b393e); border-radius: 10px; overflow-wrap: anywhere;
      }
      h2 { margin: 0; font-size: 1rem; line-height: 1.5; }
      #plate { padding: 4px 12px; border: 2px solid; border-radius: 6px; font: 650 1.375rem/1.75rem ui-monospace, monospace; }
      #call { display: grid; align-items: center; min-height: 44px; font-weight: 600; }
      #as-of { font-size: 0.875rem; }
      button {
        min-height: 52px; padding: 4px 24px; border: 0; border-radius: 10px; font: inherit; font-weight: 600; cursor: pointer;
        background: light-dark(#0b7a72, #35c2b2); color: light-dark(#fff, #0c1619);
      }
      button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    </style>
  </head>
  <body>
    <svg width="160" height="96" viewBox="0 0 160 96" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d="M10 78C30 78 22 48 40 48" /><path d="M40 34h10a14 14 0 0 1 0 28H40z" /><path d="M65 42h11M65 54h11" />
      <path d="M120 34h-10a14 14 0 0 0 0 28h10z" /><path d="M98 42h6M98 54h6" /><path d="M120 48c18 0 10-30 30-30" />
      <circle cx="10" cy="78" r="5" fill="currentColor" stroke="none" /><circle cx="150" cy="18" r="5" fill="currentColor" stroke="none" />
    </svg>
    <div role="status"><h1 id="what"></h1><p id="hint"></p></div>
    <section id="ride" aria-labelledby="title" hidden>
      <h2 id="title"></h2>
      <p id="plate" translate="no"></p>
      <p id="driver"></p>
      <a id="call"></a>
      <p id="as-of"></p>
    </section>
    <button id="again" type="button"></button>
    <p><a id="danger" href="tel:999"></a></p>
    <script>(${comeBack.toString()})(${JSON.stringify(WORDS)});</script>
  </body>
</html>`;

/** What a proxy says while the server behind it is away. */
const AWAY = [502, 503, 504];
/** The page's own style and script are in it; nothing else may run, and it asks nobody but its own server. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const sayAway = () =>
  new Response(PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
  });

async function findPage({ preloadResponse, request }) {
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    return AWAY.includes(response.status) ? sayAway() : response;
  } catch {
    return sayAway();
  }
}

/** Pages only: not what the API answers, what lies in storage, or what is downloaded. */
const NO_PAGES = /^\/(trpc|api|assets|export|media|dev|healthz|readyz|metrics)(\/|$)/;

/** WebKit takes the permission away where a push shows nothing, also next to an open page. */
const mustShow = async () => {
  const subscription = await registration.pushManager.getSubscription();
  return /^https:\/\/[^/]+\.push\.apple\.com\//.test(subscription?.endpoint ?? '');
};

/** A page in sight has told it already. A page that is hidden tells it under the same tag, so that one is shown. */
async function showPushed({ title, body, tag, url, stays, lang }) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen && !(await mustShow())) return;
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    renotify: !isSeen,
    silent: isSeen,
    requireInteraction: stays,
    icon: '/icon-192.png',
    data: { url },
  });
}

/** Shows an open page what the notification is about, or opens one. */
async function openPushed(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = (page) => new URL(page.url).href === url.href;
  const page =
    pages.find(isThere) ?? pages.find((each) => /^\/dashboard(\/|$)/.test(new URL(each.url).pathname));
  try {
    const focused = await page.focus();
    if (!isThere(page)) await focused.navigate(url.href);
  } catch {
    // There is none, or the browser leaves it to its person.
    await clients.openWindow(url.href);
  }
}

addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPushed(event.data.json()));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification.data?.url ?? '/'));
});
addEventListener('install', () => skipWaiting());
// The browser asks the server for a page while this starts: nobody waits for it.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || NO_PAGES.test(new URL(url).pathname)) return;
  event.respondWith(findPage(event));
});
