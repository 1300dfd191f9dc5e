import type { DemoAccount } from '@ridewire/contracts';

/** Shown to everybody who opens the login page of a demo; a demo never runs in production. */
const DEMO_PASSWORD = 'Ridewire1!';

/** The people a visitor of the demo can be. */
export const DEMO_ACCOUNTS: DemoAccount[] = (['rider', 'driver', 'admin'] as const).map((role) => ({
  role,
  email: `${role}@ridewire.demo`,
  password: DEMO_PASSWORD,
}));

/** The addresses of drivers that are driven by the simulator: nobody knows their password. */
export const FLEET_DOMAIN = 'fleet.ridewire.demo';

/** The addresses of all other people of the demo: nobody knows their password either. */
export const CITY_DOMAIN = 'city.ridewire.demo';
