import type { Role } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { Tx } from '../core/in-transaction.ts';
import type { ServerEvent } from '../live/events.ts';
import type { OwnList } from './own-list.ts';

/** A person whose account is being deleted, as they were before. */
export interface Leaver {
  id: string;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  address: string | null;
  /** The models and plates of all their vehicles. */
  vehicleWords: readonly string[];
  ipAddress: Caller['ipAddress'];
}

/** What a noun keeps of a person: how the person gets it as a file, and how it goes with the account. */
export interface PersonalData {
  /** The noun's tables that name a person by id: a test compares them with the database's foreign keys. */
  tables: readonly string[];
  /** Its lists in the file of a person's own data. */
  lists?: readonly OwnList[];
  /**
   * Removes what is only the person's. Absent where rows stay because others need them, or go with those of another
   * noun.
   * @returns the events to tell
   */
  erase?: (tx: Tx, leaver: Leaver) => Promise<readonly ServerEvent[]>;
}
