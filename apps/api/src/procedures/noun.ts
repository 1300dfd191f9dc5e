import type { KeyArea } from '@ridewire/contracts';
import type { AnyRouter } from '@trpc/server';
import type { KeptLoaded } from '../core/keep-loaded.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import type { ServerEvent } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

/**
 * What the server composes of a noun. The procedures are called by the name that the noun has in the server's list, and each part takes
 * what it needs of the `Services` of one process.
 */
export interface Noun<Services = never> {
  procedures?: {
    router: (services: Services) => AnyRouter;
    /** What API keys need for them; null for what no key can do. */
    area: KeyArea | null;
    /** Those of them that belong elsewhere, by name. */
    elsewhere?: Readonly<Record<string, KeyArea | null>>;
  };
  /** The topics that each of its events concerns. */
  routes?: Readonly<Record<string, (event: never) => Topic[]>>;
  /** What every process repeats. */
  work?: (services: Services) => BackgroundWork[];
  /** The data of the database that every process keeps in memory. */
  keeps?: {
    /** Read again after this event. */
    until: ServerEvent['event'];
    /** Called once, before anything is read. */
    open: (services: Services) => KeptLoaded;
  };
  /** What it keeps of a person. */
  personalData?: PersonalData;
}
