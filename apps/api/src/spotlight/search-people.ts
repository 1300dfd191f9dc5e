import type { DriverView, UserView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { inSnapshot } from '../core/in-snapshot.ts';
import { readDrivers } from '../drivers/list-drivers.ts';
import { readUsers } from '../users/list-users.ts';
import { findDriverIds } from '../search/find-driver-ids.ts';
import { findUserIds } from '../search/find-user-ids.ts';

/** The newest users whose name, address or phone number matches, at most `limit`. For admins. */
export const searchUsers = (db: Db, text: string, limit: number): Promise<UserView[]> =>
  inSnapshot(db, async (snapshot) =>
    readUsers(snapshot, (await findUserIds(snapshot, text)).ids.slice(0, limit)),
  );

/** The newest drivers whose name, address, phone number or plate matches, at most `limit`. For admins. */
export const searchDrivers = (db: Db, text: string, limit: number): Promise<DriverView[]> =>
  inSnapshot(db, async (snapshot) =>
    readDrivers(snapshot, (await findDriverIds(snapshot, text)).ids.slice(0, limit)),
  );
