import type { DemoAccount } from '@ridewire/contracts';

/** Shown to everyone who opens a demo's login page. A demo never runs in production. */
const DEMO_PASSWORD = 'Ridewire1!';

/** The people a visitor of the demo can sign in as. */
export const DEMO_ACCOUNTS: DemoAccount[] = (['rider', 'driver', 'admin'] as const).map((role) => ({
  role,
  email: `${role}@ridewire.demo`,
  password: DEMO_PASSWORD,
}));

/** The email domain of drivers that the simulator drives. Nobody knows their password. */
export const FLEET_DOMAIN = 'fleet.ridewire.demo';

/** The email domain of all other people of the demo. Nobody knows their password either. */
export const CITY_DOMAIN = 'city.ridewire.demo';

/** The email domain of the drivers that a sandbox owns. */
export const SANDBOX_DOMAIN = 'sandbox.ridewire.demo';

/** More riders of a sandbox, with the demo's password: a rider has one ride at a time. */
export const SANDBOX_RIDERS = [2, 3, 4, 5].map((n) => `rider${n}@ridewire.demo`);
