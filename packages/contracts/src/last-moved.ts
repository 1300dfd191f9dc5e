import type { RideTimes } from './ride-views.ts';

/**
 * When a ride last reached a status or a moment, as ISO 8601, which sorts as text; blank where nothing is known. The time it was
 * scheduled for is left out: nothing happened then, and it may lie ahead.
 */
export const lastMoved = ({ times }: { times: RideTimes }): string =>
  Object.entries(times).reduce(
    (latest, [moment, time]) => (moment !== 'scheduled' && time > latest ? time : latest),
    '',
  );
