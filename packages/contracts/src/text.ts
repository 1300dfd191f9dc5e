import { z } from 'zod';
import { mistake } from './mistakes.ts';
import type { FieldName } from './texts/en/form-mistakes.ts';

// Postgres text can't hold NUL, and control characters are never part of what a person means to say.
// Neither are separators of lines, nor marks that turn the direction of all that follows.
const REFUSED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Joiners, blanks and the like: parts of words, and nothing by themselves. */
const INVISIBLE = /[\p{Cf}\p{Z}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu;

// Half of a surrogate pair is no character, and Postgres refuses it.
const isClean = (text: string) => text.isWellFormed() && !REFUSED.test(text);

/** Refuses control characters and halves of characters. */
export const clean = <T extends z.ZodType<string>>(schema: T, field: FieldName) =>
  schema.refine(isClean, mistake('badCharacters', { field }));

interface Bounds {
  /** How few characters are too few, and what is wrong then. */
  min?: [characters: number, tooShort: string];
  max: number;
}

/** One line a person typed: trimmed, in Unicode's composed form (keyboards write some letters in one sign, some in two), no control characters or halves of characters. */
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

/** What a person wrote over several lines: trimmed, composed, line breaks made alike, else as strict as one line. Never blank. */
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

/** One line a person typed that must not be blank, `max` characters at most. */
export const line = (field: FieldName, max: number) => boundedLine(field, { max });

/** A field that may be left blank: blank, null and absent all mean "nothing given". */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value: z.input<T> | '' | null | undefined) =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    schema.optional(),
  );
