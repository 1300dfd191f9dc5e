import { afterEach, expect, test } from 'vitest';
import { placeChoices } from '../features/booking/places/place-choices.ts';
import type { Language } from '../kit/language/language.ts';
import { defineTexts } from '../kit/texts/define-texts.ts';
import { sayAddress, sayName } from '../kit/texts/say-address.ts';
import { offerLanguage, speak, type Spoken } from '../kit/texts/spoken.ts';

/** A language that the product doesn't have, and whose dictionary has one area alone. */
const ESPERANTO = 'eo' as Language;
const esperanto: Spoken = {
  language: ESPERANTO,
  texts: { rider: { whereTo: 'Kien?' } },
  mistakes: {},
  refusals: null,
  told: null,
  sayBarReason: null,
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
  expect(sayName({ name: 'Airport', names: { bn: 'বিমানবন্দর', [ESPERANTO]: 'La flughaveno' } })).toBe(
    'La flughaveno',
  );
  expect(sayName({ name: 'Airport', names: { bn: 'বিমানবন্দর' } })).toBe('Flughaveno');
});

test('a place with a name in it is found and shown by that, and so is the area', async () => {
  offerLanguage(ESPERANTO, async () => esperanto);
  await speak(ESPERANTO);
  const place = {
    ...{ id: 'a', name: 'Terminal', names: { [ESPERANTO]: 'Flugstacio' }, lat: 23.8, lng: 90.4 },
    ...{ area: 'Uttara', areaNames: { bn: 'উত্তরা', [ESPERANTO]: 'Utaro' }, kind: null, isOwn: false },
  };
  const [found] = placeChoices({ text: 'flugst', recent: [], places: [place], withMyLocation: false });
  expect(found).toMatchObject({ name: 'places', choices: [{ name: 'Flugstacio', area: 'Utaro' }] });
});

test('a language nobody offers is refused by its name, and the one spoken stays', async () => {
  await expect(speak('tlh' as Language)).rejects.toThrow('There are no words of tlh.');
  expect(getRider().whereTo).toBe('Where to?');
});
