import { schema } from '@ridewire/db';
import { and, eq, ne } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { problems } = schema;

export const problemPersonalData: PersonalData = {
  tables: ['problems', 'problem_messages'],
  lists: [
    ownRows('problems', {
      table: 'problems',
      newest: 'reported_at',
      item: `'id', r.id, 'rideId', r.ride_id, 'kind', r.kind, 'reportedAt', ${iso('r.reported_at')}, 'closedAt', ${iso('r.closed_at')}`,
      person: 'reporter_id',
    }),
    ownRows('itemsAskedFor', {
      table: 'problems',
      newest: 'reported_at',
      item: `'id', r.id, 'rideId', r.ride_id, 'isHere', r.is_here`,
      person: 'asked_id',
    }),
    {
      name: 'problemMessages',
      ids: `select m.id from problem_messages m join problems p on p.id = m.problem_id
        where p.reporter_id = $1 order by m.sent_at desc, m.id desc`,
      items: `select m.id, json_build_object('problemId', m.problem_id, 'isMine', m.author_id = $1, 'text', m.text,
        'sentAt', ${iso('m.sent_at')}) as item
        from problem_messages m join problems p on p.id = m.problem_id where p.reporter_id = $1 and m.id = any ($2)`,
    },
  ],
  /** What was reported about safety stays: it may be evidence. */
  erase: async (tx, { id }) => {
    const gone = await tx
      .delete(problems)
      .where(and(eq(problems.reporterId, id), ne(problems.kind, 'safety')))
      .returning({ ...{ problemId: problems.id, rideId: problems.rideId }, askedId: problems.askedId });
    return gone.map((problem) => ({ event: 'problem.changed', reporterId: id, ...problem }));
  },
};
