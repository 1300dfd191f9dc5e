import { goOnline } from '../screens/driver.ts';
import { expect, test } from '../stage/story.ts';

test('a driver who waits reads where riders ask more, is led there, or puts it away', async ({
  db,
  person,
  open,
}) => {
  const karim = await person('driver', 'Karim');
  const page = await open(karim);
  await goOnline(page);
  await db.pool.query(
    `insert into suggested_moves (driver_id, cell, lat, lng, name, names, seconds)
      values ($1, '883cf13b21fffff', 23.797, 90.4106, 'Gulshan', '{"bn": "গুলশান"}', 370)`,
    [karim.userId],
  );
  const hint = page.getByRole('status').filter({ hasText: 'Higher demand' });
  await expect(hint).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show demand' }).check();
  await expect(hint).toContainText('Higher demand near Gulshan, 6 min away');
  await expect(hint.getByRole('link', { name: 'Navigate' })).toHaveAttribute('href', /23\.797.*90\.4106/);

  await hint.getByRole('button', { name: 'Not now' }).click();
  await expect(hint).toHaveCount(0);
  await expect
    .poll(async () => (await db.pool.query('select dismissed_at from suggested_moves')).rows[0]?.dismissed_at)
    .toBeInstanceOf(Date);
});
