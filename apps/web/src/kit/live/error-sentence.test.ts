import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import {
  errorSentence,
  findErrorCode,
  findErrorField,
  isAnswerLost,
  isUnreachable,
} from './error-sentence.ts';

const refused = TRPCClientError.from({
  error: { code: -1, message: 'Taken by another driver.', data: { code: 'RIDE_TAKEN', httpStatus: 409 } },
});

it('shows the server’s own sentence', () => {
  expect(findErrorCode(refused)).toBe('RIDE_TAKEN');
  expect(errorSentence(refused)).toBe('Taken by another driver.');
});

it('shows what a later server refuses with, which this page has no name for', () => {
  const later = TRPCClientError.from({
    error: { code: -1, message: 'The bridge is closed.', data: { code: 'BRIDGE_CLOSED', httpStatus: 409 } },
  });
  expect(findErrorCode(later)).toBe('BRIDGE_CLOSED');
  expect(errorSentence(later)).toBe('The bridge is closed.');
});

it('never shows what a browser or a proxy says', () => {
  const broken = [
    new TypeError('Failed to fetch'),
    TRPCClientError.from(new Error('Unexpected token <')),
    null,
  ];
  for (const error of broken) {
    expect(findErrorCode(error)).toBeNull();
    expect(errorSentence(error)).toBe('Something went wrong. Try again.');
    expect(errorSentence(error, 'No connection.')).toBe('No connection.');
  }
  const strange = TRPCClientError.from({
    error: { code: -1, message: 'toString', data: { code: 'toString' } },
  });
  expect(findErrorCode(strange)).toBeNull();
});

it('tells no answer from one that can’t be read', () => {
  expect(isUnreachable(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(true);
  expect(isUnreachable(TRPCClientError.from(new SyntaxError('Unexpected token <')))).toBe(false);
  expect(isUnreachable(refused)).toBe(false);
  const say = (error: unknown) => errorSentence(error, 'Registration failed', 'No connection.');
  expect(say(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe('No connection.');
  expect(say(TRPCClientError.from(new SyntaxError('Unexpected token <')))).toBe('Registration failed');
  expect(say(refused)).toBe('Taken by another driver.');
});

it('knows the field a refusal is about', () => {
  const about = (fields: unknown) =>
    TRPCClientError.from({ error: { code: -1, message: 'Too short.', data: { code: 'BAD_INPUT', fields } } });
  expect(findErrorField(about({ phone: { key: 'missing' } }))).toBe('phone');
  expect(findErrorField(about({}))).toBeNull();
  expect(findErrorField(refused)).toBeNull();
  expect(findErrorField(new Error('Failed to fetch'))).toBeNull();
});

it('knows which answers were lost, so that the act may have been done', () => {
  expect(isAnswerLost(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(true);
  expect(isAnswerLost(Object.assign(new TRPCClientError('lost'), { data: null }))).toBe(true);
  expect(isAnswerLost(refused)).toBe(false);
  expect(isAnswerLost(new TypeError('ours'))).toBe(false);
});
