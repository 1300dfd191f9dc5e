import { findLanguage, type Language } from '@ridewire/contracts/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The language of a request, found as the app finds it: by the stored choice, then by the wishes of the browser or
 * program, the most wanted first; English without a wish.
 */
export const findLanguageOf = ({ headers }: FastifyRequest): Language =>
  findLanguage(headers.cookie ?? '', readWishes(headers['accept-language'] ?? ''));

const readWishes = (header: string): string[] =>
  header
    .split(',')
    .map((wish) => wish.trim().split(/\s*;\s*q=/))
    .toSorted(([, a = '1'], [, b = '1']) => Number(b) - Number(a))
    .map(([tag = '']) => tag);
