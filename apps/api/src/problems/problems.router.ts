import {
  AnswerItemInput,
  AnswerProblemInput,
  AssignProblemInput,
  CloseProblemInput,
  ListProblemsInput,
  ProblemInput,
  ReportProblemInput,
  RideInput,
  WriteOnProblemInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, deskProcedure, procedureFor, router } from '../procedures/procedures.ts';
import { answerProblem } from './answer-problem.ts';
import { answerItem } from './answer-item.ts';
import { assignProblem } from './assign-problem.ts';
import { closeProblem } from './close-problem.ts';
import { liveProblems, liveRideProblems } from './live-problems.ts';
import { getProblem, listProblems } from './problem-queries.ts';
import { reportProblem } from './report-problem.ts';
import { writeOnProblem } from './write-on-problem.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  limits: Limits;
}

const oneOfTwo = procedureFor('rider', 'driver');

/** What riders and drivers report of rides that are over, and what support answers. */
export const createProblemsRouter = (deps: Deps) =>
  router({
    ofRide: oneOfTwo
      .input(RideInput)
      .subscription(({ ctx, input }) => liveRideProblems(deps, ctx.actor, input.rideId)),
    report: oneOfTwo
      .input(ReportProblemInput)
      .mutation(({ ctx, input }) => reportProblem(deps, ctx.actor, input)),
    write: oneOfTwo
      .input(WriteOnProblemInput)
      .mutation(({ ctx, input }) => writeOnProblem(deps, ctx.actor, input)),
    answerItem: oneOfTwo
      .input(AnswerItemInput)
      .mutation(({ ctx, input }) => answerItem(deps, ctx.actor, input)),
    list: adminProcedure
      .input(ListProblemsInput)
      .query(({ ctx, input }) => listProblems(deps.adminDb, ctx.actor, input)),
    get: adminProcedure.input(ProblemInput).query(({ input }) => getProblem(deps.adminDb, input.problemId)),
    answer: deskProcedure('support:write')
      .input(AnswerProblemInput)
      .mutation(({ ctx, input }) => answerProblem(deps, ctx.actor, input)),
    changes: adminProcedure.subscription(() => liveProblems(deps)),
    assign: deskProcedure('support:write')
      .input(AssignProblemInput)
      .mutation(({ ctx, input }) => assignProblem(deps, ctx.actor, input)),
    close: deskProcedure('support:write')
      .input(CloseProblemInput)
      .mutation(({ ctx, input }) => closeProblem(deps, ctx.actor, input)),
  });

export type ProblemsRouter = ReturnType<typeof createProblemsRouter>;
