import type { Noun } from '../procedures/noun.ts';
import { commandPersonalData } from './command-personal-data.ts';

export const commands = { personalData: commandPersonalData } satisfies Noun;
