export { openClient, openSocket, type OpenClient } from './open-client.ts';
export { createRetryDelay } from './retry-delay.ts';
export { writeAtOnceLink } from './write-at-once-link.ts';
