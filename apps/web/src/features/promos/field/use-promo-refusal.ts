import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { usePromoFieldTexts } from './promo-field.en.ts';

/**
 * Says why a code can't be used; null where the error is no answer about a code. A code refused for a ride at another time may hold
 * now, so it is neither over nor yet to begin.
 */
export function usePromoRefusal() {
  const texts = usePromoFieldTexts();
  return (error: unknown, code: string, isLater: boolean): string | null => {
    const why = findErrorCode(error);
    if (!why?.startsWith('PROMO_')) return null;
    const isThen = isLater && (why === 'PROMO_OVER' || why === 'PROMO_NOT_BEGUN');
    return isThen ? texts.notThen(code) : errorSentence(error);
  };
}
