import type { Noun } from '../procedures/noun.ts';
import { trackWork } from './track-work.ts';

export const tracks = { work: trackWork } satisfies Noun;
