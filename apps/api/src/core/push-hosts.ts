import { isLoopback } from './is-loopback.ts';

/** The push services of the browsers people use: Chrome and Edge on phones, Firefox, Safari, Edge on Windows. */
export const KNOWN_PUSH_HOSTS =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const NAME = /^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Plain HTTP, and a port, only on the very machine: for tries. */
function isOwnOrigin(entry: string): boolean {
  if (!URL.canParse(entry)) return false;
  const { origin, hostname } = new URL(entry);
  return origin === entry && isLoopback(hostname);
}

/** Whether a list can have this entry: `push.example.com`, `*.push.example.com`, or `http://127.0.0.1:9000`. */
export const isPushHost = (entry: string): boolean => NAME.test(entry) || isOwnOrigin(entry);

/** Whether the server may call this address: that of a listed service by HTTPS, on its usual port, without a name in it. */
export function isPushAddress(hosts: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (hosts.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.')
      ? hostname.endsWith(host.slice(1)) && hostname.length >= host.length
      : hostname === host,
  );
}
