import { AnswerCheckInInput, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { procedureFor, router } from '../procedures/procedures.ts';
import { answerCheckIn } from './answer-check-in.ts';
import { liveCheckIn } from './live-check-in.ts';

const oneOfTwo = procedureFor('rider', 'driver');

/** “Is everything all right?”, asked of a ride's rider and driver. */
export const createCheckInsRouter = (deps: { db: Db; hub: EventHub }) =>
  router({
    live: oneOfTwo.input(RideInput).subscription(({ ctx, input }) => liveCheckIn(deps, ctx.actor, input)),
    answer: oneOfTwo
      .input(AnswerCheckInInput)
      .mutation(({ ctx, input }) => answerCheckIn(deps, ctx.actor, input)),
  });
