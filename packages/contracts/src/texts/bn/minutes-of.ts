import type { Wait } from '../en/minutes-of.ts';
import { digits } from './digits.ts';

export const minutesOf = ({ retryAfterSeconds }: Wait): string => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `${minutes === 1 ? 'এক' : digits(minutes)} মিনিট`;
};
