import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '../core/app-error.ts';

/** WEBHOOK_ADDRESSES: `any` is for receivers inside the operator's own network. */
export type WebhookAddresses = 'public' | 'any';

const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the public internet: not to a network of someone's own, this machine, or a tunnel into one. */
export function isPublicIp(ip: string): boolean {
  const address = ipaddr.process(ip);
  // Of IPv6 only this part is given out. The rest leads nowhere, or inside by rules of a network's own.
  if (address instanceof ipaddr.IPv6 && !address.match(GIVEN_OUT)) return false;
  return address.range() === 'unicast';
}

/** The host of a web address, without the brackets around IPv6. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** What is wrong with an address for a webhook, as far as that is seen in it; a name may still lead inside. */
export function judgeAddress(address: string, allowed: WebhookAddresses): 'fine' | 'bad' | 'inside' {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return 'bad';
  if (url.protocol !== 'https:' && !(allowed === 'any' && url.protocol === 'http:')) return 'bad';
  const host = hostOf(url);
  const isInside = isIP(host) ? !isPublicIp(host) : host === 'localhost' || host.endsWith('.localhost');
  return isInside && allowed === 'public' ? 'inside' : 'fine';
}

/** @throws AppError BAD_INPUT for an address that deliveries may not go to */
export function assertAddress(url: string, allowed: WebhookAddresses): void {
  const judged = judgeAddress(url, allowed);
  if (judged === 'bad') throw new AppError('webhookUrl').at('url');
  if (judged === 'inside') throw new AppError('WEBHOOK_INSIDE').at('url');
}
