import { need } from './fault.ts';
import type { Town } from './town.ts';

/** The last push message noted so far; their ids are in the order of time. */
export async function markPushes({ db }: Town): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from push_messages order by id desc limit 1',
  );
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000';
}

interface Noted {
  userId: string;
  key: string;
  isClosed: boolean;
  tries: number;
  dueInSeconds: number;
}

/**
 * What is wrong with the push messages noted between two marks: every one has to reach its device, and none more often
 * than it was tried.
 */
export async function findUnsent({ db, hands }: Town, after: string, until: string): Promise<string[]> {
  const { pushedTo } = need(hands.receivers);
  const { rows } = await db.pool.query<Noted>(
    `select s.user_id as "userId", m.key, m.told is null as "isClosed", m.tries,
        round(extract(epoch from m.due_at - now()))::int as "dueInSeconds"
      from push_messages m join push_subscriptions s using (session_id) where m.id > $1 and m.id <= $2`,
    [after, until],
  );
  const tagsOf = new Map(rows.map(({ userId }) => [userId, pushedTo(userId)]));
  const alike = Map.groupBy(rows, ({ userId, key }) => `${userId} ${tagOfKey(key)}`);
  return [...alike].flatMap(([of, messages]) => {
    const [userId = '', ...tag] = of.split(' ');
    const arrived = tagsOf
      .get(userId)
      ?.filter((each) => each.replace('no_driver', 'canceled') === tag.join(' '));
    const count = arrived?.length ?? 0;
    const tries = messages.reduce((sum, each) => sum + each.tries, 0);
    const open = messages.filter(({ isClosed }) => !isClosed);
    if (open.length > 0) {
      const [first] = open;
      return [
        `${open.length} push messages “${tag.join(' ')}” still wait, one after ${first?.tries} tries for ${first?.dueInSeconds} s more`,
      ];
    }
    if (count < messages.length)
      return [`${messages.length - count} push messages “${tag.join(' ')}” never arrived`];
    return count > tries
      ? [`a push message “${tag.join(' ')}” arrived ${count} times in ${tries} tries`]
      : [];
  });
}

/** A ride's news have keys like “accepted 0192… 3”, and their tags are like “0192… accepted”. */
function tagOfKey(key: string): string {
  const [news = '', rideId] = key.split(' ');
  return rideId === undefined ? key : `${rideId} ${news}`;
}
