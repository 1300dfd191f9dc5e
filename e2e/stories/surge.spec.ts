import { BOARD, boardRows } from '../screens/board.ts';
import { acceptButton, goOnline, offers } from '../screens/driver.ts';
import { chooseTrip, findDriver, readQuote } from '../screens/rider.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

/** The H3 cell of Gulshan 2 Circle. */
const GULSHAN_CELL = '883cf13b21fffff';

test('an admin has busy areas cost more: read before the request, and kept whatever is set later', async ({
  db,
  person,
  open,
}) => {
  const [ada, nadia, karim] = [
    await person('admin', 'Ada'),
    await person('rider', 'Nadia'),
    await person('driver', 'Karim'),
  ];
  const board = await open(ada, { path: BOARD });
  await board.getByRole('button', { name: 'Busy fares: off' }).click();
  const dialog = board.getByRole('dialog', { name: 'Busy fares' });
  const raise = dialog.getByRole('switch', { name: 'Raise fares in busy areas' });
  await raise.click();
  await dialog.getByRole('combobox', { name: 'Highest fare' }).click();
  await board.getByRole('option', { name: '1.8×' }).click();
  await expectAccessible(board, 'the dialog of busy prices');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(board.getByRole('button', { name: 'Busy fares: on, no area is busy' })).toBeVisible();

  // As if the area had been short of cars for a while.
  await db.pool.query(`update surge set reckoned_at = now() + interval '1 day'`);
  await db.pool.query('insert into surge_areas values ($1, 140, 14)', [GULSHAN_CELL]);
  await db.pool.query(`select pg_notify('ridewire', '{"event":"surge.changed"}')`);
  await expect(board.getByRole('button', { name: '1 busy area, up to 1.4×' })).toBeVisible();

  const driver = await open(karim);
  await goOnline(driver);
  const rider = await open(nadia);
  await chooseTrip(rider);
  const quote = await readQuote(rider);
  await expect(rider.getByRole('status').filter({ hasText: 'Busy here: 1.4×' })).toContainText(
    /This fare is held until \d\d:\d\d\./,
  );
  await rider.getByRole('button', { name: 'Fare breakdown' }).click();
  await expect(rider.getByText('Busy area, 1.4×')).toBeVisible();
  await expectAccessible(rider, 'busy prices before a request');

  // Switched off; quoted prices stay.
  await board.getByRole('button', { name: '1 busy area, up to 1.4×' }).click();
  await raise.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(board.getByRole('button', { name: 'Busy fares: off' })).toBeVisible();
  await findDriver(rider).click();
  await expect(boardRows(board).filter({ hasText: quote })).toHaveCount(1);
  await expect(offers(driver)).toContainText('busy area: you earn 1.4× the usual');
  await acceptButton(driver).click();
  await expect(rider.getByText('Busy area, 1.4×')).toBeVisible();
});
