import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import { ProblemsRoom } from './ProblemsRoom.tsx';
import type { RideProblemsProps } from './RideProblems.tsx';

/** For a finished ride, which opens without it: until then its button's room is kept, so that nothing moves. */
export const LaterRideProblems = lazyLater<RideProblemsProps>(
  async () => (await import('./RideProblems.tsx')).RideProblems,
  ProblemsRoom,
);
