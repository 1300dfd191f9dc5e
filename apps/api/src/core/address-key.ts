import ipaddr from 'ipaddr.js';

/**
 * How an address counts in limits. The owner of an IPv6 address has its whole /64, which is 2^64 addresses; IPv4
 * reaches a server that listens on IPv6 as ::ffff:a.b.c.d.
 */
export function addressKey(ip: string | null): string {
  if (ip === null || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
