import { expect, test } from 'vitest';
import { navigationLink } from './navigation-link.ts';

const stop = { address: 'Road 27 (north) & Co', lat: 23.792, lng: 90.407 };

test('each kind of phone opens its own maps', () => {
  expect(navigationLink(stop, 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(
    'geo:23.792,90.407?q=23.792,90.407(Road%2027%20%28north%29%20%26%20Co)',
  );
  expect(navigationLink(stop, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe(
    'https://maps.apple.com/?daddr=23.792,90.407&q=Road%2027%20%28north%29%20%26%20Co',
  );
});

test('a desktop gets directions on a page', () => {
  expect(navigationLink(stop, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(
    'https://www.openstreetmap.org/directions?to=23.792%2C90.407',
  );
});
