import {
  MOST_PROMO_CENTS,
  MOST_PROMO_USES,
  MOST_PROMO_USES_EACH,
  PROMO_CODE_LENGTH,
  promoCodeOf,
} from '@ridewire/contracts/promo-terms';
import { readCount } from '../rides/detail/read-count.ts';
import { readAmountCents } from '../rides/detail/read-amount.ts';

/** A code as it is typed. */
export interface TypedPromo {
  code: string;
  isShare: boolean;
  percent: string;
  cap: string;
  amount: string;
  from: string;
  to: string;
  mostUses: string;
  mostEach: string;
}

export type PromoField = Exclude<keyof TypedPromo, 'isShare'>;

export interface ReadPromo {
  code: string;
  percent?: number;
  capCents?: number;
  amountCents?: number;
  from: string;
  to: string;
  mostUses?: number;
  mostEach: number;
}

/** What is typed, as it is sent, and the fields that can't be taken. */
export function readPromo(typed: TypedPromo): { promo: ReadPromo | null; wrong: ReadonlySet<PromoField> } {
  const wrong = new Set<PromoField>();
  const number = (field: 'percent' | 'mostUses' | 'mostEach', most: number) => {
    const value = readCount(typed[field], most);
    if (value === 0) wrong.add(field);
    return value;
  };
  const cents = (field: 'cap' | 'amount') => {
    const value = readAmountCents(typed[field]) ?? 0;
    if (value < 1 || value > MOST_PROMO_CENTS) wrong.add(field);
    return value;
  };
  const code = promoCodeOf(typed.code);
  const { min, max } = PROMO_CODE_LENGTH;
  if (!/^[A-Z0-9]+$/.test(code) || code.length < min || code.length > max) wrong.add('code');
  const terms = typed.isShare
    ? { percent: number('percent', 100), ...(typed.cap.trim() && { capCents: cents('cap') }) }
    : { amountCents: cents('amount') };
  if (typed.from === '') wrong.add('from');
  if (typed.to === '' || typed.to < typed.from) wrong.add('to');
  const promo = {
    ...{ code, ...terms, from: typed.from, to: typed.to },
    ...(typed.mostUses.trim() && { mostUses: number('mostUses', MOST_PROMO_USES) }),
    mostEach: number('mostEach', MOST_PROMO_USES_EACH),
  };
  return { promo: wrong.size === 0 ? promo : null, wrong };
}
