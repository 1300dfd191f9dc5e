import { RIDE_ID, idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { reportProblem } from '../../problems/report-problem.ts';
import { ADMINS, DRIVERS, refused, RIDERS, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A problem of the stage's rider. */
async function reported(stage: Stage) {
  const rideId = await stage.finished();
  const { id: problemId } = await reportProblem(stage.core, stage.people.rider, {
    ...{ id: crypto.randomUUID(), rideId, kind: 'lost_item', text: 'A black umbrella' },
  });
  // Each of these tests reports more often than people do.
  await stage.core.limits.forget('problemByAccount', stage.people.rider.userId);
  return { problemId };
}

const EVERYBODY = { ...RIDERS, ...DRIVERS };
const written = async (stage: Stage) => ({
  ...(await reported(stage)),
  ...{ id: crypto.randomUUID(), text: 'It is black.' },
});

export const rows: Rows = {
  'problems.ofRide': {
    input: async (stage) => ({ rideId: await stage.finished() }),
    who: { ...refused(EVERYBODY, 'RIDE_NOT_FOUND'), rider: 'ok', driver: 'ok' },
  },
  'problems.report': {
    input: async (stage) => ({
      ...{ id: crypto.randomUUID(), rideId: await stage.finished(), kind: 'other', text: 'Too hot' },
    }),
    who: { ...refused(EVERYBODY, 'RIDE_NOT_FOUND'), rider: 'ok', driver: 'ok' },
  },
  'problems.write': {
    input: written,
    who: { ...refused(EVERYBODY, 'PROBLEM_NOT_FOUND'), rider: 'ok' },
  },
  'problems.answerItem': {
    input: async (stage) => ({ ...(await reported(stage)), isHere: true }),
    who: { ...refused(EVERYBODY, 'PROBLEM_NOT_FOUND'), driver: 'ok' },
  },
  'problems.list': { input: () => ({}), who: ADMINS },
  'problems.get': { input: reported, who: ADMINS },
  'problems.changes': { who: ADMINS },
  'problems.answer': { input: written, who: SUPPORT },
  'problems.assign': {
    input: async (stage) => ({
      ...(await reported(stage)),
      ...{ assigneeId: stage.people.admin.userId, seenAssigneeId: null },
    }),
    who: SUPPORT,
  },
  'problems.close': { input: reported, who: SUPPORT },
};

export const seen: SeenRows<'problem.changed'> = {
  'problem.changed': [
    {
      when: 'a rider lost something',
      event: {
        ...{ problemId: 'a problem', rideId: RIDE_ID },
        ...{ reporterId: idOf('rider'), askedId: idOf('driver') },
      },
      seen: {
        rider: { 'problems.ofRide': 'reread' },
        driver: { 'problems.ofRide': 'reread' },
        admin: { 'problems.changes': 'news' },
      },
    },
    {
      when: 'about the driver, by the rider',
      event: { problemId: 'a problem', rideId: RIDE_ID, reporterId: idOf('rider'), askedId: null },
      seen: { rider: { 'problems.ofRide': 'reread' }, admin: { 'problems.changes': 'news' } },
    },
    {
      when: 'of another ride of the rider',
      event: { problemId: 'a problem', rideId: 'another ride', reporterId: idOf('rider'), askedId: null },
      seen: { admin: { 'problems.changes': 'news' } },
    },
  ],
};
