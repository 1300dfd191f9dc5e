import type { Acts } from '../texts/acts.ts';

export const acts = {
  'alert.raised': { name: 'SOS alert', said: (who, _whom, ride) => [who, ' sent an SOS alert on ', ride] },
  'alert.acknowledged': {
    name: 'SOS alert acknowledged',
    said: (who, whom, ride) => [who, ' acknowledged ', whom, '’s SOS alert on ', ride],
  },
  'incident.noted': {
    name: 'Incident note added',
    said: (who, _whom, ride) => [who, ' added a note to the incident on ', ride],
  },
  'incident.closed': {
    name: 'Incident closed',
    said: (who, _whom, ride) => [who, ' closed the incident on ', ride],
  },
} satisfies Acts;
