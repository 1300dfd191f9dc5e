/** The most webhooks a city has. */
export const MOST_WEBHOOKS = 20;
export const MOST_WEBHOOK_ADDRESS = 500;

/** What became of a delivery: not delivered yet, taken by its receiver, or given up. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;

/** Why nothing is sent: an admin's choice, no delivery for three days, or the receiver's word (410). */
export const PAUSED_WHY = ['admin', 'failing', 'gone'] as const;

/**
 * Why a delivery failed: no such host, an address inside a network, no connection, no valid certificate, no answer in
 * time, a redirect, which isn't followed, or a status that isn't 2xx.
 */
export const DELIVERY_PROBLEMS = [
  'unknown_host',
  'inner_address',
  'no_connection',
  'bad_certificate',
  'no_answer',
  'redirect',
  'status',
] as const;
