import { z } from 'zod';

// Postgres text can't hold NUL, and control characters are never part of what a person means to say.
// Neither are separators of lines, nor marks that turn the direction of all that follows.
const REFUSED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Joiners, blanks and the like: parts of words, and nothing by themselves. */
const INVISIBLE = /[\p{Cf}\p{Z}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu;

// Half of a surrogate pair is no character, and Postgres refuses it.
const isClean = (text: string) => text.isWellFormed() && !REFUSED.test(text);

/** Refuses control characters and halves of characters. */
export const clean = <T extends z.ZodType<string>>(schema: T, name: string) =>
  schema.refine(isClean, `${name} contains characters that are not allowed.`);

interface Bounds {
  /** How few characters are too few, and what to say then. */
  min?: [characters: number, sentence: string];
  max: number;
}

/** One line a person typed: trimmed, in Unicode's composed form (keyboards write some letters in one sign, some in two), no control characters or halves of characters. */
export const boundedLine = (
  name: string,
  { min: [min, tooShort] = [1, `${name} is required.`], max }: Bounds,
) =>
  clean(
    z
      .string(`${name} must be text.`)
      .trim()
      .normalize('NFC')
      .min(min, tooShort)
      .refine((text) => text === '' || text.replace(INVISIBLE, '') !== '', tooShort || `${name} is required.`)
      .max(max, `${name} must be at most ${max} characters.`),
    name,
  );

/** What a person wrote over several lines: trimmed, composed, line breaks made alike, else as strict as one line. Never blank. */
export const boundedText = (name: string, { min: [min, tooShort], max }: Required<Bounds>) =>
  z
    .string(`${name} must be text.`)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(min, tooShort)
        .refine((text) => text.replace(/[\n\t]/g, '').replace(INVISIBLE, '') !== '', tooShort)
        .max(max, `${name} must be at most ${max} characters.`)
        .refine(
          (text) => isClean(text.replace(/[\n\t]/g, '')),
          `${name} contains characters that are not allowed.`,
        ),
    );

/** One line a person typed that must not be blank, `max` characters at most. */
export const line = (name: string, max: number) => boundedLine(name, { max });

/** A field that may be left blank: blank, null and absent all mean "nothing given". */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value: z.input<T> | '' | null | undefined) =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    schema.optional(),
  );
