import { findErrorCode } from '../live/error-sentence.ts';
import { getLink } from '../live/link-state.ts';
import { api } from '../live/trpc.ts';
import type { PositionBuffer } from './position-buffer.ts';

/** In milliseconds. */
const EVERY_MS = 2_000;

/**
 * Sends the first fix at once, then what gathered, every two seconds while the link is up. What could not be sent is
 * kept and sent after.
 * @returns the function that stops it
 */
export function reportPositions(buffer: PositionBuffer): () => void {
  let isSending = false;
  const send = async () => {
    if (isSending || buffer.size === 0 || getLink().status !== 'live') return;
    isSending = true;
    const positions = buffer.take();
    try {
      await api.drivers.reportPosition.mutate({ positions });
    } catch (error) {
      // A refusal stays one, however often it is sent; a lost connection does not.
      if (findErrorCode(error) === null) buffer.putBack(positions);
    } finally {
      isSending = false;
    }
  };
  // Who has just come online is to be found by the very next request.
  buffer.whenFirst(() => void send());
  const timer = setInterval(() => void send(), EVERY_MS);
  return () => clearInterval(timer);
}
