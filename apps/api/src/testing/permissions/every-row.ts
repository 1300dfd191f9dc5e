import { globSync } from 'node:fs';
import type { Row as SeenRow } from '../seen/rows.ts';
import type { Rows } from './rows.ts';

/** A noun's file: who may call its procedures, and who sees what of its events. */
interface Noun {
  rows: Rows;
  seen?: Record<string, readonly SeenRow<object>[]>;
}

const files = globSync('*-rows.ts', { cwd: import.meta.dirname }).toSorted();
const nouns = await Promise.all(files.map(async (file) => (await import(`./${file}`)) as Noun));

/** The permissions: every procedure with its outcome for every person. A procedure without a row fails. */
export const ROWS: Rows = Object.assign({}, ...nouns.map(({ rows }) => rows));

/** What each event shows to everyone in every live view, but for a ride's own events. */
export const SEEN_ROWS: NonNullable<Noun['seen']> = Object.assign({}, ...nouns.map(({ seen }) => seen ?? {}));
