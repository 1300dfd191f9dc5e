import { makeActor, type TestActor } from '@ridewire/api/testing/actors';
import type { Role } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { openConnection, type Connection } from '../people/open-connection.ts';

/** One signed-in person's client: tRPC's own, unmodified. */
export const connectActor = (url: string, actor: TestActor): Connection => openConnection(url, actor.cookie);

export const makePerson = async (db: Db, url: string, role: Role): Promise<Connection> =>
  connectActor(url, await makeActor(db, role));
