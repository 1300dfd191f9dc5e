import type { Db } from '@ridewire/db';
import type { BackgroundWork } from '../live/background-work.ts';
import type { RideTracks } from './ride-tracks.ts';
import { saveTracks } from './save-tracks.ts';

export const trackWork = ({ db, tracks }: { db: Db; tracks: RideTracks }): BackgroundWork[] => [
  {
    what: 'save tracks',
    everyMs: 30_000,
    run: () => tracks.save((additions) => saveTracks(db, additions)),
    isDoneAtEnd: true,
  },
];
