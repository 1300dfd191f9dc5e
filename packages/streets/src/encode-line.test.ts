import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLine, encodeLine, endsOfLine } from './encode-line.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a line’s ends are its first and its last point', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), (places) => {
      const line = encodeLine(places);
      const points = decodeLine(line);
      expect(endsOfLine(line)).toEqual([points[0], points.at(-1)]);
    }),
  );
  expect(endsOfLine('')).toBeNull();
});
