import { ResetPasswordInput } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { findKeptRules, PASSWORD_RULES } from './password-rules.ts';

test.each([
  ['', []],
  ['aaaaaaaa', ['length']],
  ['aA', ['letters']],
  ['1', ['digit']],
  ['#', ['special']],
  ['   ', []],
  ['ÄÖü১২৩!?', ['length', 'letters', 'digit', 'special']],
] as const)('%j keeps %j', (password, rules) => {
  expect([...findKeptRules(password)]).toEqual(rules);
});

test.each(['Wires-2026', 'wires-2026', 'WIRES-2026', 'Wires-wires', 'Wires2026', 'Wir-206'])(
  '%j is taken when it keeps all of them, and only then',
  (newPassword) => {
    const isTaken = ResetPasswordInput.shape.newPassword.safeParse(newPassword).success;
    expect(findKeptRules(newPassword).size === PASSWORD_RULES.length).toBe(isTaken);
  },
);
