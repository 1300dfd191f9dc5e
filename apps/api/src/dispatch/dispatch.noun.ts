import type { Noun } from '../procedures/noun.ts';
import { dispatchWork } from './dispatch-work.ts';

export const dispatch = { work: dispatchWork } satisfies Noun;
