import { z } from 'zod';
import { latinDigits } from './fold-name.ts';
import { withoutMarks } from './guests.ts';
import { mistake } from './mistakes.ts';
import type { FieldName } from './texts/en/form-mistakes.ts';

// Postgres text can't hold NUL, and people never mean to type control characters, line separators, or marks that change
// the text direction.
const REFUSED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Joiners, blanks and the like: they can be part of a word but mean nothing on their own. */
const INVISIBLE = /[\p{Cf}\p{Z}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu;

// Half of a surrogate pair is not a character, and Postgres refuses it.
const isClean = (text: string) => text.isWellFormed() && !REFUSED.test(text);

/** Refuses control characters and halves of characters. */
export const clean = <T extends z.ZodType<string>>(schema: T, field: FieldName) =>
  schema.refine(isClean, mistake('badCharacters', { field }));

interface Bounds {
  /** The fewest characters allowed, and the mistake for fewer. */
  min?: [characters: number, tooShort: string];
  max: number;
}

/**
 * One line of typed text: trimmed, in Unicode's composed form (keyboards write some letters with one sign, some with
 * two), without control characters or halves of characters.
 */
export const boundedLine = (
  field: FieldName,
  { min: [min, tooShort] = [1, mistake('missing', { field })], max }: Bounds,
) =>
  clean(
    z
      .string(mistake('notText', { field }))
      .trim()
      .normalize('NFC')
      .min(min, tooShort)
      .refine(
        (text) => text === '' || text.replace(INVISIBLE, '') !== '',
        tooShort || mistake('missing', { field }),
      )
      .max(max, mistake('tooLong', { field, max })),
    field,
  );

/** Typed text of several lines: trimmed, composed, with uniform line breaks, otherwise as strict as one line. Never blank. */
export const boundedText = (field: FieldName, { min: [min, tooShort], max }: Required<Bounds>) =>
  z
    .string(mistake('notText', { field }))
    .transform((text) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(min, tooShort)
        .refine((text) => text.replace(/[\n\t]/g, '').replace(INVISIBLE, '') !== '', tooShort)
        .max(max, mistake('tooLong', { field, max }))
        .refine((text) => isClean(text.replace(/[\n\t]/g, '')), mistake('badCharacters', { field })),
    );

/** A phone number in Latin digits, which everyone at the desk can read and dial, without the marks that come with a copied one. */
export const phoneText = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value: z.input<T>) => (typeof value === 'string' ? latinDigits(withoutMarks(value)) : value),
    schema,
  );

/** One line of typed text that must not be blank, with at most `max` characters. */
export const line = (field: FieldName, max: number) => boundedLine(field, { max });

/** A field that may be left blank: blank, null and absent all mean "nothing given". */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value: z.input<T> | '' | null | undefined) =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    schema.optional(),
  );

/** The same where what is left out stays as it is: blank is null. */
export const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value: z.input<T> | '' | null | undefined) =>
      typeof value === 'string' && value.trim() === '' ? null : value,
    schema.nullable().optional(),
  );
