import { expect, test } from 'vitest';
import { commandOfText } from './command-of-text.ts';

let made = 0;
const newId = () => `id ${(made += 1)}`;

test('the same words sent again are the same command', () => {
  const first = commandOfText(null, 'Called the rider', newId);
  expect(commandOfText(first, 'Called the rider', newId)).toBe(first);
});

test('other words are another command, and so is the same note after the first one was taken', () => {
  const first = commandOfText(null, 'Called the rider', newId);
  const edited = commandOfText(first, 'Called the rider twice', newId);
  expect(edited.text).toBe('Called the rider twice');
  expect(edited.commandId).not.toBe(first.commandId);
  expect(commandOfText(null, 'Called the rider', newId).commandId).not.toBe(first.commandId);
});
