import {
  closeRing,
  type FindStreetsInput,
  type FindStretchesInput,
  type FindStretchInput,
  type FoundStretch,
  type MakeStreetChangeInput,
  type NamedStreet,
  type StreetStretch,
} from '@ridewire/contracts';
import { MOST_STRETCHES } from '@ridewire/contracts/street-change';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { CitySearches } from '../streets/city-search.ts';
import type { SearchAnswer, StretchRequest } from '../streets/search-messages.ts';
import { SearchBusyError } from '../streets/search-thread.ts';

interface Deps {
  searches: Pick<CitySearches, 'current'>;
}

type AnswerWith<Key extends string> = Extract<SearchAnswer, Record<Key, unknown>>;

/** @throws AppError STREETS_UNKNOWN where no city is in use, STREETS_BUSY */
async function ask<Key extends string>(
  { searches }: Deps,
  { userId }: Actor,
  request: StretchRequest,
  key: Key,
): Promise<AnswerWith<Key>> {
  const search = searches.current();
  if (!search) throw new AppError('STREETS_UNKNOWN');
  const answer = await search.ask(request, userId).catch((error: unknown) => {
    if (error instanceof SearchBusyError) throw new AppError('STREETS_BUSY');
    throw error;
  });
  if (!(key in answer)) throw new Error(`The search in the streets did not answer ${request.kind}.`);
  return answer as AnswerWith<Key>;
}

/** The stretch under a point; null where no street is near. @throws AppError as ask */
export async function findStretchAt(
  deps: Deps,
  actor: Actor,
  { at, meters }: FindStretchInput,
): Promise<FoundStretch | null> {
  const { stretches } = await ask(deps, actor, { kind: 'stretch at', at, maxMeters: meters }, 'stretches');
  return stretches[0] ?? null;
}

/** All stretches in a ring. @throws AppError STRETCHES_MANY, and as ask */
export async function findStretchesIn(
  deps: Deps,
  actor: Actor,
  { corners }: FindStretchesInput,
): Promise<readonly FoundStretch[]> {
  const request = { kind: 'stretches in', ring: closeRing(corners) } as const;
  const { stretches, count } = await ask(deps, actor, request, 'stretches');
  if (count > MOST_STRETCHES) throw new AppError('STRETCHES_MANY');
  return stretches;
}

/** The streets whose name contains a text, the nearest first. @throws AppError as ask */
export async function findStreetsNamed(
  deps: Deps,
  actor: Actor,
  { name, near }: FindStreetsInput,
): Promise<readonly NamedStreet[]> {
  const { streets } = await ask(deps, actor, { kind: 'streets named', name, near }, 'streets');
  return streets;
}

/** Chosen stretches with the names they have on the map. @throws AppError STREETS_UNKNOWN for one that isn't there, and as ask */
export async function nameStretches(
  deps: Deps,
  actor: Actor,
  chosen: MakeStreetChangeInput['stretches'],
): Promise<StreetStretch[]> {
  const stretches = chosen.map(({ name, ...stretch }) => ({
    ...stretch,
    name: name ? { name } : name === undefined ? undefined : null,
  }));
  const { again } = await ask(deps, actor, { kind: 'stretches again', stretches }, 'again');
  return chosen.map((stretch, i) => {
    const name = again[i];
    if (name === undefined) throw new AppError('STREETS_UNKNOWN');
    return { ...stretch, name };
  });
}
