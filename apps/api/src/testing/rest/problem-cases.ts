import type { ProblemKind } from '@ridewire/contracts';
import { expect } from 'vitest';
import { closeProblem } from '../../problems/close-problem.ts';
import { reportProblem } from '../../problems/report-problem.ts';
import type { CaseCall, MakeCall, RestCases } from './rest-case.ts';
import type { RestStage } from './rest-stage.ts';

const UMBRELLA = { kind: 'lost_item', text: 'A black umbrella' } as const;

/** Both sides may report this. */
const HEAT = { kind: 'other', text: 'It was far too hot.' } as const;

/** A ride of the rider that ended this long ago. */
async function ended(stage: RestStage, ago = '1 hour'): Promise<string> {
  await stage.core.limits.forget('problemByAccount', stage.people.rider.userId);
  const rideId = await stage.finished();
  await stage.core.db.pool.query('update rides set completed_at = now() - $2::interval where id = $1', [
    rideId,
    ago,
  ]);
  return rideId;
}
async function reported(stage: RestStage, about: { kind: ProblemKind; text: string } = UMBRELLA) {
  const rideId = await ended(stage);
  const input = { id: crypto.randomUUID(), rideId, ...about };
  const { id: problemId } = await reportProblem(stage.core, stage.people.rider, input);
  return { rideId, problemId };
}
async function closed(stage: RestStage) {
  const { problemId } = await reported(stage);
  await closeProblem(stage.core, stage.people.admin, { problemId });
  return { problemId };
}
const NOBODYS = () => ({ problemId: crypto.randomUUID() });
/** A key that came with another body before. */
async function reused({ core, people }: RestStage, key: string) {
  await core.db.pool.query(
    `insert into idempotency_keys (user_id, key, request_hash, command_id) values ($1, $2, '\\x00', $3)
      on conflict do nothing`,
    [people.rider.userId, key, crypto.randomUUID()],
  );
  return { 'idempotency-key': key };
}
const report =
  (rideOf: (stage: RestStage) => Promise<string>): MakeCall =>
  async (stage): Promise<CaseCall> => ({
    as: 'rider',
    params: { rideId: await rideOf(stage) },
    body: HEAT,
  });
const asRider =
  (problem: (stage: RestStage) => Promise<{ problemId: string }> | { problemId: string }): MakeCall =>
  async (stage) => {
    const { problemId } = await problem(stage);
    return { as: 'rider', params: { problemId }, body: { text: 'It has a wooden handle.' } };
  };
const asDriver =
  (problem: (stage: RestStage) => Promise<{ problemId: string }> | { problemId: string }): MakeCall =>
  async (stage) => {
    const { problemId } = await problem(stage);
    return { as: 'driver', params: { problemId }, body: { isHere: true } };
  };
const asAdmin =
  (problem: (stage: RestStage) => Promise<{ problemId: string }> | { problemId: string }): MakeCall =>
  async (stage) => {
    const { problemId } = await problem(stage);
    return { as: 'admin', params: { problemId } };
  };

export const problemCases: RestCases = {
  'GET /rides/:rideId/problems': {
    ok: async (stage) => ({ as: 'rider', params: { rideId: (await reported(stage)).rideId } }),
    check: ({ body }) =>
      expect(body).toMatchObject({
        data: [{ ...UMBRELLA, state: 'waiting', isMine: true, item: { isHere: null } }],
        closesAt: expect.any(String),
      }),
    refusals: { RIDE_NOT_FOUND: () => ({ as: 'rider', params: { rideId: crypto.randomUUID() } }) },
  },
  'POST /rides/:rideId/problems': {
    ok: report((stage) => ended(stage)),
    check: ({ body: { data } }) => expect(data).toMatchObject({ ...HEAT, isMine: true }),
    refusals: {
      RIDE_NOT_FOUND: report(async () => crypto.randomUUID()),
      RIDE_NOT_OVER: report((stage) => stage.accepted()),
      PROBLEM_TOO_LATE: report((stage) => ended(stage, '31 days')),
      PROBLEM_REPORTED: report(async (stage) => (await reported(stage, HEAT)).rideId),
      COMMAND_REUSED: async (stage) => ({
        ...(await report((on) => ended(on))(stage)),
        headers: await reused(stage, 'reported'),
      }),
    },
  },
  'POST /problems/:problemId/messages': {
    ok: asRider(reported),
    refusals: {
      PROBLEM_NOT_FOUND: asRider(NOBODYS),
      PROBLEM_CLOSED: asRider(closed),
      COMMAND_REUSED: async (stage) => ({
        ...(await asRider(reported)(stage)),
        headers: await reused(stage, 'written'),
      }),
    },
  },
  'POST /problems/:problemId/item': {
    ok: asDriver(reported),
    check: ({ body: { data } }) =>
      expect(data).toMatchObject({ isMine: false, text: UMBRELLA.text, item: { isHere: true } }),
    refusals: { PROBLEM_NOT_FOUND: asDriver(NOBODYS), PROBLEM_CLOSED: asDriver(closed) },
  },
  'GET /problems': {
    ok: async (stage) => {
      const { rideId } = await reported(stage);
      return { as: 'admin', query: `?state=waiting&kind=lost_item&limit=1&rideId=${rideId}` };
    },
    check: ({ body }) =>
      expect(body).toMatchObject({
        data: [{ state: 'waiting', assignee: null, messages: [{ by: null, text: UMBRELLA.text }] }],
        ...{ page: 1, limit: 1, total: 1 },
      }),
  },
  'GET /problems/:problemId': {
    ok: asAdmin(reported),
    refusals: { PROBLEM_NOT_FOUND: asAdmin(NOBODYS) },
  },
  'POST /problems/:problemId/close': {
    ok: asAdmin(reported),
    check: ({ body: { data } }) =>
      expect(data).toMatchObject({ state: 'closed', waitingSince: null, closedAt: expect.any(String) }),
    refusals: { PROBLEM_NOT_FOUND: asAdmin(NOBODYS) },
  },
};
