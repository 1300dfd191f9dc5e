import { PERSONS } from './persons.ts';
import type { Rows } from './rows.ts';

/** Only a sandbox has these: to everybody else's server they are unknown. */
const nowhere = { who: Object.fromEntries(PERSONS.map((person) => [person, 'NOT_FOUND' as const])) };

export const rows: Rows = {
  'sandbox.state': nowhere,
  'sandbox.setAuto': nowhere,
  'sandbox.makeDriver': nowhere,
  'sandbox.setDriver': nowhere,
  'sandbox.act': nowhere,
  'sandbox.moveClock': nowhere,
  'sandbox.reset': nowhere,
};
