import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import type { OwnList } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { OWN_ACCOUNT } from '../users/user-personal-data.ts';
import { ARCHIVED_MONTHS } from '../rides/reads/is-archived.ts';

/** How many are read in one statement: rides with their tracks are some hundred kilobytes each at most. */
const BATCH = 100;

const ABOUT = {
  product: 'Ridewire',
  money: 'Whole cents of US dollars.',
  times: 'ISO 8601 in UTC.',
  tracks: 'Latitude and longitude in turn, in hundred-thousandths of a degree.',
};

const ARCHIVED =
  'Of the rides of these months, the steps, the requests to drivers and the tracks are in an archive and not in this file. Ask us for them.';

/**
 * Everything the product knows of a person, as one JSON object, in parts: nothing is held between two parts but ids,
 * not even a connection. No secrets, and of others only what the screens show of a ride.
 * @param check called before each part: whether it may go on
 * @throws AppError NOT_SIGNED_IN when the person is gone
 */
export async function* writeOwnData(
  { db, personalData }: { db: Db; personalData: readonly PersonalData[] },
  userId: string,
  check: () => Promise<void>,
): AsyncGenerator<string> {
  const { rows } = await db.pool.query<{ item: unknown }>({
    name: 'own_account',
    text: OWN_ACCOUNT,
    values: [userId],
  });
  if (!rows[0]) throw new AppError('NOT_SIGNED_IN');
  const archived = await db.pool.query<{ month: string }>(ARCHIVED_MONTHS, [userId]);
  const head = {
    about: {
      ...ABOUT,
      ...(archived.rows.length > 0 && {
        archived: ARCHIVED,
        archivedMonths: archived.rows.map(({ month }) => month),
      }),
      writtenAt: new Date().toISOString(),
    },
    account: rows[0].item,
  };
  // Its last brace comes at the end.
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const list of personalData.flatMap(({ lists = [] }) => lists)) {
    yield `,\n  ${JSON.stringify(list.name)}: [`;
    let isFirst = true;
    for await (const items of readList(db, userId, list)) {
      await check();
      yield items.map((item, n) => `${isFirst && n === 0 ? '' : ','}\n    ${JSON.stringify(item)}`).join('');
      isFirst = false;
    }
    yield isFirst ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

async function* readList(
  db: Db,
  userId: string,
  { name, ids, items, view }: OwnList,
): AsyncGenerator<unknown[]> {
  const found = await db.pool.query<{ id: string }>({ text: ids, values: [userId] });
  for (let from = 0; from < found.rows.length; from += BATCH) {
    const batch = found.rows.slice(from, from + BATCH).map(({ id }) => id);
    const { rows } = await db.pool.query<{ id: string; item: unknown }>({
      name: `own_${name}`,
      text: items,
      values: [userId, batch],
    });
    const byId = new Map(rows.map(({ id, item }) => [id, view ? view(item as never) : item]));
    // Rides that were removed since are left out.
    yield batch.flatMap((id) => (byId.has(id) ? [byId.get(id)] : []));
  }
}
