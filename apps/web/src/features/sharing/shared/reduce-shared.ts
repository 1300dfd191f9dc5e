import type { SharedRideMessage, SharedRideSnapshot } from '@ridewire/contracts';

/** The ride after one more message; a position older than the shown one changes nothing. */
export function reduceShared(
  state: SharedRideSnapshot | null,
  message: SharedRideMessage,
): SharedRideSnapshot | null {
  if (message.type === 'snapshot') return message.data;
  const { position } = message.data;
  if (!state?.ride || (state.position && state.position.at >= position.at)) return state;
  return { ...state, position };
}
