import { DOCUMENT_KINDS, type DocumentKind } from '@ridewire/contracts';
import { v7 as newId } from 'uuid';
import type { People } from './make-people.ts';
import type { Random } from './random.ts';

/**
 * Stores a picture as the file of a document.
 * @returns its size in bytes
 */
export type PictureKeeper = (documentId: string, kind: DocumentKind) => Promise<number>;

const DAY_MS = 86_400_000;
/** How long documents stay valid, in days from now. */
const VALID_DAYS = [400, 1_400] as const;
/** How many hours ago a driver who waits for approval sent theirs. */
const SENT_HOURS = [1, 40] as const;

/** A license, a registration and an insurance for each driver: approved if the driver is, otherwise waiting for an admin. */
export const documentRows = (random: Random, people: People, now: Date, keep: PictureKeeper) =>
  Promise.all(
    people.drivers.flatMap((driver) =>
      DOCUMENT_KINDS.map(async (kind) => {
        const sentMs = driver.approved
          ? driver.createdAt.getTime()
          : now.getTime() - random.between(...SENT_HOURS) * (DAY_MS / 24);
        const id = newId({ msecs: sentMs, random: random.bytes(16) });
        const expiresMs = now.getTime() + random.between(...VALID_DAYS) * DAY_MS;
        const at = new Date(sentMs).toISOString();
        return {
          id,
          driver_id: driver.id,
          kind,
          state: driver.approved ? 'approved' : 'waiting',
          version: driver.approved ? 2 : 1,
          file_type: 'webp',
          expires_on: new Date(expiresMs).toISOString().slice(0, 10),
          uploaded_at: at,
          judged_at: driver.approved ? at : null,
          judged_by: driver.approved ? people.admin.id : null,
          byte_count: await keep(id, kind),
        };
      }),
    ),
  );
