import type { SosTexts } from './texts.en.ts';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';

/** The message when no alert could be sent: why, and always the number to call. */
export function raiseProblem(error: unknown, isOnline: boolean, sos: SosTexts): string {
  if (findErrorCode(error) !== null) return sos.refused(errorSentence(error), EMERGENCY_NUMBER);
  return isOnline ? sos.unreachable(EMERGENCY_NUMBER) : sos.offline(EMERGENCY_NUMBER);
}
