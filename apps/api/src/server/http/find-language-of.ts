import { findLanguage, type Language } from '@ridewire/contracts/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The language of who asks, as the app itself finds it: by the choice kept, then by what a browser or a program wishes, the
 * most wished first; English where nobody wishes another one.
 */
export const findLanguageOf = ({ headers }: FastifyRequest): Language =>
  findLanguage(headers.cookie ?? '', readWishes(headers['accept-language'] ?? ''));

const readWishes = (header: string): string[] =>
  header
    .split(',')
    .map((wish) => wish.trim().split(/\s*;\s*q=/))
    .toSorted(([, a = '1'], [, b = '1']) => Number(b) - Number(a))
    .map(([tag = '']) => tag);
