import type { DriverPosition } from '@ridewire/contracts';

/** A driver whose place is older than this is not sent without a press, in milliseconds. */
export const AUTO_ACCEPT_FRESH_MS = 30_000;

export interface AutoAcceptFacts {
  /** The driver's own choice, always or for this ride. */
  isWanted: boolean;
  /** Their app follows their rides over a socket of this process. */
  isConnected: boolean;
  /** Their position, if known well. */
  position: Pick<DriverPosition, 'at'> | undefined;
}

/**
 * Whether the ride a driver was matched to is taken for them: they want it, they would hear of it, and their position
 * is known.
 */
export const mayAcceptFor = ({ isWanted, isConnected, position }: AutoAcceptFacts, nowMs: number): boolean =>
  isWanted && isConnected && position !== undefined && nowMs - position.at <= AUTO_ACCEPT_FRESH_MS;
