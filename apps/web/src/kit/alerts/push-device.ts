import { getNotifyPermission } from './notify-hidden.ts';

/** What this browser can do; `home-screen` where it first needs the app there. */
export type PushAbility = 'able' | 'denied' | 'home-screen' | 'unsupported';

const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad calls itself a Mac, which has no touch screen.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function getPushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis))
    return isAppleMobile() ? 'home-screen' : 'unsupported';
  const permission = getNotifyPermission();
  if (permission === 'unsupported') return isAppleMobile() ? 'home-screen' : 'unsupported';
  return permission === 'denied' ? 'denied' : 'able';
}

/** The service worker, registered at once where the page hasn't yet (see keepServiceWorker). */
async function findWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** Where this browser is told now; null for nowhere. */
export async function findPushAddress(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** A key as `applicationServerKey` is written: base64url. */
const keyOf = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(buffer ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Lets the server with this key tell this browser. One made for another key is given up first: browsers have one.
 * @throws DOMException where the browser refuses or doesn't reach its push service
 */
export async function openPush(publicKey: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await findWorker();
  const known = await pushManager.getSubscription();
  if (known && keyOf(known.options.applicationServerKey) !== publicKey) await known.unsubscribe();
  const opened = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return opened.toJSON();
}

export async function closePush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
