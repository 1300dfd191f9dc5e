import type { WaitingRules } from '@ridewire/contracts';
import { WAITING_FIELDS, WAITING_LIMITS } from '@ridewire/contracts/waiting-rules';
import { readCount } from '../rides/detail/read-count.ts';

type Field = keyof WaitingRules;
export type TypedWaiting = Record<Field, string>;

const eachField = <Value>(of: (field: Field) => Value) =>
  Object.fromEntries(WAITING_FIELDS.map((field) => [field, of(field)])) as Record<Field, Value>;

/** As people type them. */
export const typeWaiting = (rules: WaitingRules): TypedWaiting => eachField((field) => String(rules[field]));

/** The typed rules, the fields that can't be taken, and whether a driver could leave while waiting is still free. */
export function readWaiting(typed: TypedWaiting): {
  rules: WaitingRules | null;
  wrong: ReadonlySet<Field>;
  isEarly: boolean;
} {
  const rules = eachField((field) => readCount(typed[field], WAITING_LIMITS[field].max));
  const wrong = new Set(WAITING_FIELDS.filter((field) => rules[field] === 0));
  const isEarly = !wrong.has('noShowMinutes') && rules.noShowMinutes < rules.freeMinutes;
  if (isEarly) wrong.add('noShowMinutes');
  return { rules: wrong.size === 0 ? rules : null, wrong, isEarly };
}
