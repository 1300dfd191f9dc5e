import { expect, test } from 'vitest';
import { parseVolumes } from './sound-volumes.ts';

const USUAL = { offer: 50, rideChange: 50, arriving: 50, emergency: 50 };

test('what is stored counts, the rest is usual', () => {
  expect(parseVolumes(undefined)).toEqual(USUAL);
  expect(parseVolumes('{"offer":0,"emergency":100}')).toEqual({
    offer: 0,
    rideChange: 50,
    arriving: 50,
    emergency: 100,
  });
});

test('what is no volume is the usual one', () => {
  for (const text of ['', 'null', '[]', '7', '{"offer":"loud"}', '{"offer":101}', '{"offer":-1}', '{'])
    expect(parseVolumes(text)).toEqual(USUAL);
});
