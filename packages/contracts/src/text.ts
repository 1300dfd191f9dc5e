import { z } from 'zod';

// Postgres text can't hold NUL, and control characters are never part of what a person means to say.
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

// Half of a surrogate pair is no character, and Postgres refuses it.
const isClean = (text: string) => text.isWellFormed() && !CONTROL_CHARACTERS.test(text);

/** Refuses control characters and halves of characters. */
export const clean = <T extends z.ZodType<string>>(schema: T, name: string) =>
  schema.refine(isClean, `${name} contains characters that are not allowed.`);

interface Bounds {
  /** How few characters are too few, and what to say then. */
  min?: [characters: number, sentence: string];
  max: number;
}

/** One line a person typed: trimmed, no control characters or halves of characters. */
export const boundedLine = (
  name: string,
  { min: [min, tooShort] = [1, `${name} is required.`], max }: Bounds,
) =>
  clean(
    z
      .string(`${name} must be text.`)
      .trim()
      .min(min, tooShort)
      .max(max, `${name} must be at most ${max} characters.`),
    name,
  );

/** One line a person typed that must not be blank, `max` characters at most. */
export const line = (name: string, max: number) => boundedLine(name, { max });

/** A field that may be left blank: blank, null and absent all mean "nothing given". */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  );
