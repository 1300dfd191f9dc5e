import type { BackgroundWork } from '../live/background-work.ts';
import type { FollowedRideTypes } from '../ride-types/follow-ride-types.ts';
import { answerOffers } from './answer-offers.ts';
import type { CommandDeps } from './command-driver.ts';
import { keepPresent } from './own-drivers.ts';

type Deps = CommandDeps & { rideTypes: Pick<FollowedRideTypes, 'load'> };

/** What a sandbox does before all other work: its drivers are there. */
export const presentWork = (deps: Deps): BackgroundWork[] =>
  deps.sandbox
    ? [{ what: 'keep the drivers of the sandbox present', everyMs: 5_000, run: () => keepPresent(deps) }]
    : [];

/** And after it: they answer, and what timers do elsewhere happens by the moved clock. */
export const sandboxWork = (deps: Deps): BackgroundWork[] =>
  deps.sandbox
    ? [
        { what: 'answer for the drivers of the sandbox', everyMs: 250, run: () => answerOffers(deps) },
        { what: 'let prices begin', everyMs: 60_000, run: () => deps.rideTypes.load() },
      ]
    : [];
