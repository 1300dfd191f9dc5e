import type { Acts } from '../texts/acts.ts';

export const acts = {
  'scheduled.booked': {
    name: 'Ride scheduled by phone',
    said: (who, whom) => [who, ' scheduled a ride for ', whom],
  },
  'scheduled.moved': {
    name: 'Scheduled ride: time changed',
    said: (who, whom) => [who, ' changed the time of a scheduled ride of ', whom],
  },
  'scheduled.changed': {
    name: 'Scheduled ride changed',
    said: (who, whom) => [who, ' changed a scheduled ride of ', whom],
  },
  'scheduled.canceled': {
    name: 'Scheduled ride canceled',
    said: (who, whom) => [who, ' canceled a scheduled ride of ', whom],
  },
  'scheduled.released': {
    name: 'Scheduled ride taken from driver',
    said: (who, whom) => [who, ' took a scheduled ride from ', whom],
  },
} satisfies Acts;
