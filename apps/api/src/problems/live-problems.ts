import type { ProblemsChange, RideProblemsSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live, liveChanges } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { PROBLEMS } from './problem-events.ts';
import { readRideProblems } from './own-problems.ts';

const rideProblemsView =
  (rideId: string): View<null> =>
  (event) =>
    event.event === 'problem.changed' && event.rideId === rideId ? 'reread' : undefined;

/** What one side of a ride reported or is asked for, on all their devices. */
export const liveRideProblems = (
  deps: { db: Db; hub: EventHub },
  actor: Actor,
  rideId: string,
): Live<RideProblemsSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(actor.userId),
    view: rideProblemsView(rideId),
    read: () => readRideProblems(deps.db.orm, actor, rideId),
  });

const problemsView: View<ProblemsChange> = (event) =>
  event.event === 'problem.changed' ? { problemId: event.problemId } : undefined;

/** The problems that came or changed. */
export const liveProblems = ({ hub }: { hub: EventHub }) => liveChanges(hub, PROBLEMS, problemsView);
