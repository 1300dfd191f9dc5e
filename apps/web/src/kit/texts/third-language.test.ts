import { afterEach, expect, test } from 'vitest';
import type { Language } from '../language/language.ts';
import { defineTexts } from './define-texts.ts';
import { sayAddress, sayName } from './say-address.ts';
import { offerLanguage, speak, type Spoken } from './spoken.ts';

/** A language that the product doesn't have, and whose dictionary has one area alone. */
const ESPERANTO = 'eo' as Language;
const esperanto: Spoken = {
  language: ESPERANTO,
  texts: { rider: { whereTo: 'Kien?' } },
  mistakes: {},
  refusals: null,
  told: null,
  sayPlace: (address) => address.replace('Airport', 'Flughaveno'),
};
const [, getRider] = defineTexts('rider', { whereTo: 'Where to?' });
const [, getDriver] = defineTexts('driver', { goOnline: 'Go Online' });

afterEach(() => speak('en'));

test('a language is its dictionary, said with an offer alone; what it lacks is said in English', async () => {
  offerLanguage(ESPERANTO, async () => esperanto);
  await speak(ESPERANTO);
  expect([getRider().whereTo, getDriver().goOnline]).toEqual(['Kien?', 'Go Online']);
  expect(sayAddress('Airport, Dhaka')).toBe('Flughaveno, Dhaka');
  // A name of its own comes first; those of other languages are not taken for it.
  expect(sayName('Airport', { bn: 'বিমানবন্দর', eo: 'La flughaveno' } as Record<string, string>)).toBe(
    'La flughaveno',
  );
  expect(sayName('Airport', { bn: 'বিমানবন্দর' })).toBe('Flughaveno');
});

test('a language nobody offers is refused by its name, and the one spoken stays', async () => {
  await expect(speak('tlh' as Language)).rejects.toThrow('There are no words of tlh.');
  expect(getRider().whereTo).toBe('Where to?');
});
