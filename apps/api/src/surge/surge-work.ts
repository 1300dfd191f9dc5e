import type { BackgroundWork } from '../live/background-work.ts';
import { reckonSurge } from './reckon-surge.ts';

export const surgeWork = (deps: Parameters<typeof reckonSurge>[0]): BackgroundWork[] => [
  { what: 'reckon what busy areas cost', everyMs: 10_000, run: () => reckonSurge(deps) },
];
