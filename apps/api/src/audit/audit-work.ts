import type { BackgroundWork } from '../live/background-work.ts';
import { saveRefusedTries } from './save-refused-tries.ts';

export const auditWork = (deps: Parameters<typeof saveRefusedTries>[0]): BackgroundWork[] => [
  { what: 'save refused tries', everyMs: 1_000, run: () => saveRefusedTries(deps), isDoneAtEnd: true },
];
