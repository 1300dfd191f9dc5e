import {
  MakeSandboxDriverInput,
  MoveClockInput,
  SandboxActInput,
  SetSandboxAutoInput,
  SetSandboxDriverInput,
  type SandboxState,
} from '@ridewire/contracts';
import { deskProcedure, router } from '../procedures/procedures.ts';
import { commandDriver, type CommandDeps } from './command-driver.ts';
import { moveClock, readClock, type MoveDeps } from './move-clock.ts';
import { listSandboxDrivers, makeSandboxDriver, sandboxOf, setSandboxDriver } from './own-drivers.ts';

/** The desk role that keeps the API keys and webhooks of programs keeps what they are tested with, too. */
const ownerProcedure = deskProcedure('programs:write');

const readState = async (deps: CommandDeps): Promise<SandboxState> => ({
  ...readClock(deps),
  auto: sandboxOf(deps).autos.ofAll,
  drivers: await listSandboxDrivers(deps),
});

/** For programs that test themselves. A server that isn't a sandbox has none of these. */
export const createSandboxRouter = (deps: MoveDeps) =>
  router({
    state: ownerProcedure.query(() => readState(deps)),
    /** How requests are answered without a command, by all drivers without a choice of their own. */
    setAuto: ownerProcedure.input(SetSandboxAutoInput).mutation(({ input }) => {
      sandboxOf(deps).autos.ofAll = input.auto;
      return readState(deps);
    }),
    makeDriver: ownerProcedure
      .input(MakeSandboxDriverInput)
      .mutation(({ input }) => makeSandboxDriver(deps, input)),
    setDriver: ownerProcedure
      .input(SetSandboxDriverInput)
      .mutation(({ input }) => setSandboxDriver(deps, input)),
    /** Has a driver do something with a ride. Answers with the ride as that driver sees it, or refuses as they would be. */
    act: ownerProcedure.input(SandboxActInput).mutation(({ input }) => commandDriver(deps, input)),
    moveClock: ownerProcedure.input(MoveClockInput).mutation(({ input }) => moveClock(deps, input)),
    /** Begins anew, once this is answered: wait until /readyz says that the server is ready. */
    reset: ownerProcedure.mutation(() => {
      sandboxOf(deps).startAnew();
      return { isStarting: true as const };
    }),
  });

export type SandboxRouter = ReturnType<typeof createSandboxRouter>;
