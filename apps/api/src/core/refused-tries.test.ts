import { expect, test } from 'vitest';
import { RefusedTries } from './refused-tries.ts';

const address = (n: number) => `192.0.2.${n}`;

test('tries at one account are one count, whatever the case of its email', () => {
  const refused = new RefusedTries();
  for (let n = 0; n < 3; n++)
    refused.addSignIn(n % 2 ? 'Nadia@Example.test' : 'nadia@example.test', address(n % 2));
  refused.addRight('nadia', 'users.block', address(7));
  refused.addRight('nadia', 'users.list', address(7));
  expect(refused.take()).toEqual([
    {
      ...{ kind: 'sign_in', userId: null, email: 'nadia@example.test', called: null, ipAddress: address(0) },
      tries: 3,
      addresses: new Map([
        [address(0), 2],
        [address(1), 1],
      ]),
    },
    {
      ...{ kind: 'right', userId: 'nadia', email: null, called: 'users.block', ipAddress: address(7) },
      tries: 2,
      addresses: new Map([[address(7), 2]]),
    },
  ]);
  expect(refused.take()).toEqual([]);
});

test('a flood from many addresses at many accounts takes little memory, and every try counts', () => {
  const refused = new RefusedTries();
  for (let n = 0; n < 5_000; n++) refused.addSignIn(`a${n}@example.test`, address(n % 250));
  for (let n = 0; n < 5_000; n++) refused.addSignIn('a1@example.test', address(n % 250));
  const counts = refused.take();
  expect(counts).toHaveLength(1_001);
  expect(counts.reduce((sum, { tries }) => sum + tries, 0)).toBe(10_000);
  expect(Math.max(...counts.map(({ addresses }) => addresses.size))).toBe(20);
  expect(counts.find(({ email }) => email === null)).toMatchObject({ userId: null, tries: 4_000 });
});

test('what could not be saved is counted with what came since', () => {
  const refused = new RefusedTries();
  refused.addRight('nadia', 'users.block', address(1));
  const taken = refused.take();
  refused.addRight('nadia', 'users.list', address(1));
  refused.putBack(taken);
  expect(refused.take()).toMatchObject([
    { userId: 'nadia', tries: 2, addresses: new Map([[address(1), 2]]) },
  ]);
});
