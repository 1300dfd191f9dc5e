import { z } from 'zod';

// Postgres text can't hold NUL, and control characters are never part of what a person means to say.
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/** One line a person typed: trimmed, no control characters or halves of characters, `max` characters at most. */
export const line = (name: string, max: number) =>
  z
    .string(`${name} must be text.`)
    .trim()
    .min(1, `${name} is required.`)
    .max(max, `${name} must be at most ${max} characters.`)
    // Half of a surrogate pair is no character, and Postgres refuses it.
    .refine(
      (text) => text.isWellFormed() && !CONTROL_CHARACTERS.test(text),
      `${name} contains characters that are not allowed.`,
    );
