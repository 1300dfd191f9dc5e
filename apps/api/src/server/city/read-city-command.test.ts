import { expect, test } from 'vitest';
import { readCityCommand } from './read-city-command.ts';

const read = (...args: string[]) => readCityCommand(args, '/home/me');

test.each([
  [['dhaka-latest.osm.pbf'], '/home/me/dhaka-latest.osm.pbf', 'dhaka', 'Dhaka'],
  [['/maps/New York-260101.osm.pbf'], '/maps/New York-260101.osm.pbf', 'new-york', 'New York'],
  [['x.pbf', '--name', 'monaco'], '/home/me/x.pbf', 'monaco', 'Monaco'],
  [['x.pbf', '--title', ' Dhaka ঢাকা '], '/home/me/x.pbf', 'x', 'Dhaka ঢাকা'],
])('%s brings a city', (args, from, name, title) => {
  expect(read(...args)).toMatchObject({ kind: 'bring', from, about: { name, title } });
});

test('an address is one, and is named by its file', () => {
  const address = 'https://maps.example/osm/Dhaka.osm.pbf?key=1';
  expect(read(address)).toMatchObject({
    from: new URL(address),
    about: { name: 'dhaka', source: 'Dhaka.osm.pbf' },
  });
});

test('the other three', () => {
  expect(read('--list')).toEqual({ kind: 'list' });
  expect(read('--use', 'dhaka')).toEqual({ kind: 'use', name: 'dhaka' });
  expect(read('--remove', 'dhaka')).toEqual({ kind: 'remove', name: 'dhaka' });
});

test.each([
  [[], 'Say which city'],
  [['a.pbf', 'b.pbf'], 'Say which city'],
  [['a.pbf', '--list'], 'Say which city'],
  [['--use'], 'Say which city'],
  [['--colour', 'red'], 'Say which city'],
  [['ftp://maps.example/a.pbf'], 'no address to fetch from'],
  [['https://me:secret@maps.example/a.pbf'], 'no address to fetch from'],
  [['ঢাকা.osm.pbf'], 'add --name'],
  [['a.pbf', '--name', 'Dhaka City'], 'small letters'],
  [['a.pbf', '--title', ''], '--title'],
])('%s is refused in one sentence', (args, reason) => {
  const message = (() => {
    try {
      return read(...args) && '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toContain(reason);
  expect(message).not.toMatch(/\n|secret/);
});
