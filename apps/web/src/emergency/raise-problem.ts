import type { Texts } from '../texts/english.ts';
import { errorSentence, findErrorCode } from '../live/error-sentence.ts';
import { EMERGENCY_NUMBER } from './emergency-number.ts';

/** What to say when no alert could be sent: why, and always the number to call. */
export function raiseProblem(error: unknown, isOnline: boolean, { emergency }: Texts): string {
  if (findErrorCode(error) !== null) return emergency.refused(errorSentence(error), EMERGENCY_NUMBER);
  return isOnline ? emergency.unreachable(EMERGENCY_NUMBER) : emergency.offline(EMERGENCY_NUMBER);
}
