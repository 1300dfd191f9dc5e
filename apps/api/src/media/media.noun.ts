import type { Noun } from '../procedures/noun.ts';
import { avatarPersonalData } from './avatar-personal-data.ts';

export const media = { personalData: avatarPersonalData } satisfies Noun;
