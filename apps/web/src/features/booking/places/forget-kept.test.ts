import { expect, test, vi } from 'vitest';
import { keepDraft } from '../book/kept-draft.ts';
import { readRecent, rememberPlaces } from './recent-places.ts';
import { forgetKept } from '../../session/forget-kept.ts';

/** A browser's storage, whose own keys are those of its values. */
function makeStorage() {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  };
  const storage = new Proxy(values, { get: (_, name) => Reflect.get(methods, name) as unknown });
  return { values, storage };
}

test('where people went stays on no device after them; what the device prefers does', () => {
  const { values, storage } = makeStorage();
  vi.stubGlobal('localStorage', storage);
  values['ridewire-language'] = 'bn';
  const home = { address: 'Lane 9, Gulshan', lat: 23.79, lng: 90.41 };
  for (const person of ['nadia', 'karim']) rememberPlaces(person, [home]);
  keepDraft('nadia', {
    pickup: home,
    stops: [],
    destination: null,
    passenger: null,
    promo: null,
    business: null,
    type: '',
  });
  expect(readRecent('nadia')).toEqual([home]);
  expect(JSON.stringify(values)).toContain('Lane 9');
  forgetKept();
  expect(JSON.stringify(values)).not.toContain('Lane 9');
  expect(Object.keys(values)).toContain('ridewire-language');
});

test('without a storage nothing happens', () => {
  vi.stubGlobal('localStorage', undefined);
  forgetKept();
});
