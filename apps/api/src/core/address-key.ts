import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * What an address counts as in limits. Whoever has an IPv6 address has its whole /64, and so 2^64 of them; IPv4 reaches a
 * server that listens on IPv6 as ::ffff:a.b.c.d.
 */
export function addressKey(ip: string | null): string {
  const bare = ip?.split('%', 1)[0] ?? '';
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(ip: string): number[] {
  // A URL writes every spelling of an address in one way, without dots.
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  if (tail === undefined) return numbers(head);
  const left = numbers(head);
  const right = numbers(tail);
  return [...left, ...Array<number>(GROUPS - left.length - right.length).fill(0), ...right];
}
