import { MOST_SAVED_VIEWS, type SaveViewInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listSavedViews, removeView, saveView } from './saved-views.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let ada: TestActor;
let omar: TestActor;
beforeEach(async () => {
  [ada, omar] = await Promise.all([makeActor(core.db, 'admin'), makeActor(core.db, 'admin')]);
});

const wish = (change: Partial<SaveViewInput> = {}): SaveViewInput => ({
  ...{ id: crypto.randomUUID(), page: 'rides', name: 'Waiting', search: 'status=requested' },
  ...change,
});
const namesOf = async ({ userId }: TestActor) =>
  (await listSavedViews(core.db, userId)).map(({ page, name, search }) => `${page} ${name} ${search}`);

test('a view of a page and name stands once, with what was saved last', async () => {
  const sent = wish();
  const saved = await saveView(core, ada, sent);
  expect(saved).toEqual(sent);
  // Its answer was lost.
  expect(await saveView(core, ada, sent)).toEqual(saved);
  await saveView(core, ada, wish({ name: 'WAITING', search: 'status=requested&q=banani' }));
  await saveView(core, ada, wish({ page: 'users', search: 'role=driver' }));
  expect(await namesOf(ada)).toEqual([
    'rides WAITING status=requested&q=banani',
    'users Waiting role=driver',
  ]);
});

test('an admin’s views are nobody else’s, to read or to delete', async () => {
  const { id } = await saveView(core, ada, wish());
  await saveView(core, omar, wish({ search: 'status=completed' }));
  await removeView(core, omar, { id });
  expect(await namesOf(ada)).toEqual(['rides Waiting status=requested']);
  await refused(saveView(core, omar, wish({ id, name: 'Other' })), 'COMMAND_REUSED');
  await removeView(core, ada, { id });
  await removeView(core, ada, { id });
  expect(await namesOf(ada)).toEqual([]);
  expect(await namesOf(omar)).toEqual(['rides Waiting status=completed']);
});

test('devices that save the last one at once save one', async () => {
  for (let n = 1; n < MOST_SAVED_VIEWS; n += 1) await saveView(core, ada, wish({ name: `View ${n}` }));
  const tries = await Promise.allSettled(
    ['one', 'two', 'three'].map((name) => saveView(core, ada, wish({ name }))),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await refused(saveView(core, ada, wish({ name: 'four' })), 'VIEWS_FULL');
  // A name that is there takes no room.
  await saveView(core, ada, wish({ name: 'View 1', search: '' }));
  expect(await namesOf(ada)).toHaveLength(MOST_SAVED_VIEWS);
});
