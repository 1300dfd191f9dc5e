import { LANGUAGES, type RideTypeFields } from '@ridewire/contracts';

/** Only what the desk can change, of something that has more. */
export const fieldsOf = <Fields extends RideTypeFields>({
  names,
  blurbs,
  vehicleKind,
  leastClass,
  seats,
  icon,
}: Fields): Pick<Fields, keyof RideTypeFields> => ({ names, blurbs, vehicleKind, leastClass, seats, icon });

/** Each field with a name of its own, as the audit trail has them: `names.en`. */
function eachField({ names, blurbs, vehicleKind, leastClass, seats, icon }: RideTypeFields) {
  const words = LANGUAGES.flatMap((language) => [
    [`names.${language}`, names[language] ?? null] as const,
    [`blurbs.${language}`, blurbs[language] ?? null] as const,
  ]);
  return [...words, ...Object.entries({ kind: vehicleKind, classRank: leastClass, seats, icon })];
}

/** What is different, as the audit trail keeps it; empty for nothing. */
export function changesOf(before: RideTypeFields, after: RideTypeFields) {
  const then = new Map(eachField(after));
  return Object.fromEntries(
    eachField(before)
      .filter(([field, value]) => value !== then.get(field))
      .map(([field, from]) => [field, { from, to: then.get(field) }]),
  );
}

export const isSameType = (a: RideTypeFields, b: RideTypeFields): boolean =>
  Object.keys(changesOf(a, b)).length === 0;
