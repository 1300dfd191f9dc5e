import { z } from 'zod';
import { dropControls } from './drop-controls.ts';

/** What is searched for, in the address: one line of at most 100 letters. Nonsense is left out. */
export const SearchQuery = z.coerce
  // A search for digits alone comes as a number.
  .string()
  .transform(dropControls)
  .pipe(z.string().trim().min(1).max(100))
  .optional()
  .catch(undefined);
