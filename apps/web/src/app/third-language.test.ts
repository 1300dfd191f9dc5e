import { mistake } from '@ridewire/contracts/mistakes';
import { mistakes, notifications as told, refusals } from '@ridewire/contracts/nouns/every-noun.en';
import { addGreek, findLatin, GREEK, inGreek } from '@ridewire/contracts/testing/greek';
import type { Notifications } from '@ridewire/contracts/texts/describe-notification';
import { formMistakes } from '@ridewire/contracts/texts/en/form-mistakes';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeChoices } from '../features/booking/places/place-choices.ts';
import { describeNotification } from '../features/notifications/describe-notification.ts';
import type { Language } from '../kit/language/language.ts';
import { defineTexts } from '../kit/texts/define-texts.ts';
import { sayAddress, sayName } from '../kit/texts/say-address.ts';
import { sayReason } from '../kit/texts/say-reason.ts';
import { sayMistake, sayRefusal } from '../kit/texts/say-refusal.ts';
import { offerLanguage, speak, type Spoken } from '../kit/texts/spoken.ts';
import { readLeaves } from '../kit/texts/testing/read-catalogue.ts';
import { renderLogin } from './render-login.tsx';

/** A language whose dictionary has one area alone. */
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

/** Every area in English, in Greek letters: a language as complete as our own. */
const areas = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>(['../**/*.en.ts', '../kit/texts/en/pieces.ts', '!../site/**'], { eager: true }),
  ),
) as Record<string, unknown>;
const greek: Spoken = {
  language: GREEK,
  texts: inGreek(
    Object.fromEntries(Object.entries(areas).filter(([, words]) => typeof words === 'object')),
  ) as Record<string, object>,
  mistakes: inGreek(formMistakes),
  refusals: inGreek({ ...refusals, ...mistakes }),
  told: inGreek(told as Notifications),
  sayPlace: inGreek,
  sayBarReason: inGreek,
};

describe('a language with all words', () => {
  let removeGreek: () => void;
  beforeAll(() => {
    removeGreek = addGreek();
    offerLanguage(GREEK, async () => greek);
  });
  beforeEach(() => speak(GREEK));
  afterAll(() => removeGreek());

  test('is said in every area', () => {
    const hooks = Object.entries(areas).filter(([name]) => /^use[A-Z].*Texts$/.test(name));
    expect(hooks.length).toBeGreaterThan(60);
    const said: object[] = [];
    const Reader = () => {
      for (const [, useTexts] of hooks) said.push((useTexts as () => object)());
      return null;
    };
    renderToString(createElement(Reader));
    const texts = said.flatMap((area) => readLeaves(area));
    expect(texts.filter(({ value }) => findLatin(value).length > 0)).toEqual([]);
  });

  test('is said where something is refused, told, chosen or named', () => {
    const said = [
      sayRefusal(
        { code: 'TOO_MANY', key: 'TRIED_OFTEN', params: { retryAfterSeconds: 61 } },
        'Too many attempts.',
      ),
      sayMistake(mistake('blank', { field: 'name' })),
      describeNotification({ type: 'driver_suspended', params: { reason: null } }),
      ['My plans changed', 'Unsafe driving'].map(sayReason),
      sayAddress('Airport, Dhaka'),
    ];
    expect(findLatin(said)).toEqual([]);
  });

  test('fills the first page', async () => {
    const { html, title } = await renderLogin(GREEK);
    const text = html.replaceAll(/<(style|script)[^]*?<\/\1>|<a[^>]* lang="[^"]*"[^]*?<\/a>|<[^>]*>/g, ' ');
    expect(text.match(/\p{Script=Greek}+/gu)?.length).toBeGreaterThan(20);
    expect(findLatin([title, text])).toEqual([]);
  });
});

test('a language nobody offers is refused by its name, and the one spoken stays', async () => {
  await expect(speak('tlh' as Language)).rejects.toThrow('There are no words of tlh.');
  expect(getRider().whereTo).toBe('Where to?');
});
