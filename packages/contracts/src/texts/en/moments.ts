import type { Moments } from '../moments.ts';

/** What drivers tell their riders on the way to the pickup, and at it. */
export const moments: Moments = {
  arrived: {
    button: 'I have arrived',
    headline: (name) => `${name} is here`,
    aloud: (name, plate) => (plate ? `${name} is here. Look for ${plate}.` : `${name} is here.`),
    event: {
      name: 'Driver at the pickup',
      happened: () => 'Driver arrived',
      said: (who, whom, ride) => [who, ' arrived at the pickup for ', ride, ' of ', whom],
      told: ({ who, rider }) => `${who} is at ${rider}’s pickup`,
    },
  },
};
