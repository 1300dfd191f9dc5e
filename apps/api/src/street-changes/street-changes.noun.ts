import type { EventHub } from '../live/event-hub.ts';
import type { Noun } from '../procedures/noun.ts';
import { streetChangeRoutes, STREET_CHANGES } from './street-change-events.ts';
import { streetChangePersonalData } from './street-change-personal-data.ts';
import { streetChangeWork } from './street-change-work.ts';
import { createStreetChangesRouter } from './street-changes.router.ts';
import type { FollowedStreetChanges } from './follow-street-changes.ts';

interface Deps {
  streetChanges: FollowedStreetChanges;
  hub: EventHub;
  leftDrives: { clear(): void };
}

export const streetChanges = {
  procedures: { router: createStreetChangesRouter, area: 'city' },
  routes: streetChangeRoutes,
  work: streetChangeWork,
  keeps: {
    until: 'street_changes.changed',
    open: ({ streetChanges, hub, leftDrives }: Deps) => {
      streetChanges.onChange(() => {
        leftDrives.clear();
        hub.reread(STREET_CHANGES);
      });
      return streetChanges;
    },
  },
  personalData: streetChangePersonalData,
} satisfies Noun;
