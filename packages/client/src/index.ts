export { isAskedToMove, leavingAnswered } from './asked-to-move.ts';
export { backoffMs, coolDownMs, TOO_MUCH } from './backoff.ts';
export { openClient, type OpenClient } from './open-client.ts';
export { openSandbox, type OpenSandbox } from './open-sandbox.ts';
export type { AppRouter } from './router.ts';
export { writeAtOnceLink } from './write-at-once-link.ts';
