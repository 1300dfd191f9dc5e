import type { BackgroundWork } from '../live/background-work.ts';
import { tellBoard, tellDrivers } from './live-demand.ts';
import { suggestToDrivers } from './suggest-to-drivers.ts';

type Deps = Parameters<typeof tellDrivers>[0] & Parameters<typeof suggestToDrivers>[0];

export const demandWork = (deps: Deps): BackgroundWork[] => [
  { what: 'tell the board of demand', everyMs: 5_000, run: () => tellBoard(deps) },
  { what: 'tell drivers where riders ask', everyMs: 15_000, run: () => tellDrivers(deps) },
  { what: 'suggest where to wait', everyMs: 30_000, run: () => suggestToDrivers(deps) },
];
