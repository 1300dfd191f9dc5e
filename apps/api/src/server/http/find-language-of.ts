import { findLanguage, type Language } from '@ridewire/contracts/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The language of a request, found as the app finds it: by the stored choice, then by the wishes of the browser or
 * program, the most wanted first; English without a wish.
 */
export const findLanguageOf = ({ headers }: FastifyRequest): Language =>
  findLanguage(headers.cookie ?? '', readWishes(headers['accept-language'] ?? ''));

/** Longer than any browser's; what follows isn't read, so that nobody makes it costly. */
const MAX_LENGTH = 300;

const readWishes = (header: string): string[] =>
  header
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((wish) => wish.split(';').map((part) => part.trim()))
    .map(([tag = '', ...parts]) => ({ tag, weight: parts.find((part) => part.startsWith('q=')) ?? 'q=1' }))
    .toSorted((a, b) => Number(b.weight.slice(2)) - Number(a.weight.slice(2)))
    .map(({ tag }) => tag);
