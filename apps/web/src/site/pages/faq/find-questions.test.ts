import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';

const CATEGORIES = [
  {
    name: 'Paying',
    questions: [
      { slug: 'pay', question: 'How do I pay?', answer: 'In cash.' },
      { slug: 'fee', question: 'What is the fee?', answer: 'A fifth of the fare.' },
    ],
  },
  { name: 'Driving', questions: [{ slug: 'start', question: 'How do I begin?', answer: 'Sign up.' }] },
];
const found = (text: string) =>
  findQuestions(CATEGORIES, text).flatMap(({ questions }) => questions.map(({ slug }) => slug));

test('nothing looked for finds all', () => {
  expect(found('')).toEqual(['pay', 'fee', 'start']);
  expect(found('   ')).toEqual(['pay', 'fee', 'start']);
});

test('every word must be there, in question or answer, in whatever case', () => {
  expect(found('how do i')).toEqual(['pay', 'start']);
  expect(found('CASH how')).toEqual(['pay']);
  expect(found('cash fee')).toEqual([]);
});

test('a category without an answer is left out', () => {
  expect(findQuestions(CATEGORIES, 'cash').map(({ name }) => name)).toEqual(['Paying']);
});

test('signs mean themselves', () => {
  expect(found('.*')).toEqual([]);
  expect(found('fee?')).toEqual(['fee']);
});

test('a letter of Bangla is found however the keyboard wrote it', () => {
  const questions = [{ slug: 'fare', question: 'ভাড়া কত?', answer: '' }];
  for (const written of ['ভাড়া'.normalize('NFC'), 'ভা\u09DCা'])
    expect(findQuestions([{ name: '', questions }], written)).toHaveLength(1);
});
