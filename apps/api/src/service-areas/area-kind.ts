import type { schema } from '@ridewire/db';
import type { AccountEventType } from '@ridewire/contracts';
import type { Tx } from '../core/in-transaction.ts';

/** The columns of every kind of area. */
export type AreaTable = typeof schema.queueZones;

/** An area, as those see it who act when it ends. */
export interface NamedArea {
  id: string;
  name: string;
}

/** A kind of area that the desk draws, ends and lets take another's place: all by the same rules. */
export interface AreaKind {
  table: AreaTable;
  /** For its lock. */
  tableName: string;
  /** How many can stand at a time, and how many corners they have together. */
  most: number;
  mostCorners: number;
  events: Record<'made' | 'changed' | 'ended', AccountEventType>;
  refusals: {
    taken: 'SERVICE_AREA_TAKEN' | 'QUEUE_ZONE_TAKEN';
    full: 'SERVICE_AREAS_FULL' | 'QUEUE_ZONES_FULL';
    ended: 'SERVICE_AREA_ENDED' | 'QUEUE_ZONE_ENDED';
    notFound: 'SERVICE_AREA_NOT_FOUND' | 'QUEUE_ZONE_NOT_FOUND';
  };
  /** What else happens in the transaction that ends one. @param next the one that takes its place */
  onEnded?: (tx: Tx, ended: NamedArea, next: NamedArea | null) => Promise<void>;
}
