import type { BackgroundWork } from '../live/background-work.ts';
import { requestScheduled } from './request-scheduled.ts';

export const scheduledWork = (deps: Parameters<typeof requestScheduled>[0]): BackgroundWork[] => [
  { what: 'request scheduled rides', everyMs: 5_000, run: () => requestScheduled(deps) },
];
