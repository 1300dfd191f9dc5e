import type { Moments } from '../moments.ts';

export const moments: Moments = {
  arrived: {
    button: 'আমি এসে গেছি',
    headline: (name) => `${name} এসে গেছেন`,
    aloud: (name, plate) => (plate ? `${name} এসে গেছেন। ${plate} নম্বরপ্লেট খুঁজুন।` : `${name} এসে গেছেন।`),
    event: {
      name: 'চালক এসে গেছেন',
      happened: () => 'চালক এসে গেছেন',
      said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, '-এর জন্য ওঠার জায়গায় এসে গেছেন'],
      told: ({ who, rider }) => `${who} ${rider}-এর ওঠার জায়গায় এসে গেছেন`,
    },
  },
};
