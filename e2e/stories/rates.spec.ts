import { BOARD, boardRows } from '../screens/board.ts';
import { acceptButton, goOnline, offers } from '../screens/driver.ts';
import { chooseTrip, findDriver, readQuote } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { stranger } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

/** The H3 cell of Gulshan 2 Circle. */
const GULSHAN_CELL = '883cf13b21fffff';

test('an admin sets rates for tomorrow, takes others back, and has busy areas cost more; rates begin on every open page, and a fare that was read is kept', async ({
  db,
  person,
  open,
}) => {
  const [ada, nadia] = [await person('admin', 'Ada'), await person('rider', 'Nadia')];
  const desk = await open(ada, { path: '/dashboard/admin/rates' });
  const standard = desk.getByRole('region', { name: 'Standard' });
  const list = standard.getByRole('list', { name: 'Rates for Standard' }).getByRole('listitem');
  await expect(list).toHaveText([/Now.*Base\$2\.50.*Per kilometer\$0\.90/]);

  await standard.getByRole('button', { name: 'Set new rates for Standard' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Base').fill('three');
  await expect(dialog.getByText('Enter an amount such as 2.50.')).toBeVisible();
  await dialog.getByLabel('Base').fill('3.50');
  await dialog.getByLabel('Per kilometer').fill('9.50');
  await expect(dialog).toContainText('A trip of 8 km in 24 min: $14.50 → $84.30');
  await dialog.getByText('Later', { exact: true }).click();
  await dialog.getByLabel('Time').fill('06:00');
  await expectAccessible(desk, 'new rates', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Set rates' }).click();
  // A slip of the finger is asked about.
  await expect(dialog.getByRole('alert')).toContainText('Per kilometer: $0.90 → $9.50');
  await expectAccessible(desk, 'rates that change by more than half', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await dialog.getByLabel('Per kilometer').fill('0.95');
  await dialog.getByRole('button', { name: 'Set rates' }).click();
  await expect(dialog).toBeHidden();
  await expect(list).toHaveText([/Now/, /Coming.*06:00.*set by Ada.*Base\$3\.50.*Per kilometer\$0\.95/]);

  // Nothing else begins at that moment.
  await standard.getByRole('button', { name: 'Set new rates for Standard' }).click();
  await dialog.getByText('Later', { exact: true }).click();
  await dialog.getByLabel('Time').fill('06:00');
  await dialog.getByRole('button', { name: 'Set rates' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Other rates of this ride type begin at that time.');
  await dialog.getByLabel('Time').fill('07:00');
  // What isn't typed over is what holds by then.
  await expect(dialog.getByLabel('Base')).toHaveValue('3.50');
  await dialog.getByLabel('Base').fill('4.00');
  await dialog.getByRole('button', { name: 'Set rates' }).click();
  await expect(list).toHaveCount(3);
  await standard.getByRole('button', { name: /Take back the rates from .* 07:00/ }).click();
  await expectAccessible(desk, 'taking rates back', DESK_AND_PHONE);
  await desk.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(list).toHaveCount(2);

  // So do the rules for waiting.
  const waiting = desk.getByRole('region', { name: 'Waiting at the pickup' });
  const rules = waiting.getByRole('listitem');
  await expect(rules).toHaveText([/Now.*Usual rules.*Free3 min.*Charged at most15 min.*No-show after5 min/]);
  await waiting.getByRole('button', { name: 'Set new rules' }).click();
  await dialog.getByLabel('Free minutes').fill('6');
  await dialog.getByRole('button', { name: 'Set rules' }).click();
  await expect(dialog.getByLabel('Minutes until a no-show')).toBeFocused();
  await expect(dialog.getByText('Enter at least the free minutes.')).toBeVisible();
  await expectAccessible(desk, 'new waiting rules', DESK_AND_PHONE);
  await dialog.getByLabel('Minutes until a no-show').fill('9');
  await dialog.getByText('Later', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Set rules' }).click();
  await expect(dialog).toBeHidden();
  await expect(rules).toHaveText([/Now/, /Coming.*00:00.*set by Ada.*Free6 min.*No-show after9 min/]);
  await waiting.getByRole('button', { name: /Take back the waiting rules from .* 00:00/ }).click();
  await expect(rules).toHaveCount(1);
  await waiting.getByRole('button', { name: 'Set new rules' }).click();
  await dialog.getByLabel('Free minutes').fill('1');
  await dialog.getByRole('button', { name: 'Set rules' }).click();
  await expect(rules).toHaveText([/Now.*Since.*set by Ada.*Free1 min.*No-show after5 min/]);

  const rider = await open(nadia);
  await chooseTrip(rider);
  const before = await readQuote(rider);
  // As if it were tomorrow.
  await db.pool.query(
    `update tariffs set begins_at = clock_timestamp() + interval '1 second' where edition is null`,
  );
  await expect(list).toHaveText([/Now.*set by Ada.*Base\$3\.50/]);
  // Nobody presses a price that they didn't read.
  await expect(rider.getByRole('button', { name: /^New price .* Confirm$/ })).not.toContainText(before);
  await standard.getByText('1 past rate').click();
  await expect(standard.getByRole('listitem').last()).toContainText(/Past.*\$2\.50/);
  await expectAccessible(desk, 'rates', DESK_AND_PHONE);

  const visitor = await open(stranger('rider', 'Rokeya'), { signedOut: true, path: '/pricing' });
  await expect(visitor.getByRole('row', { name: /Economy/ })).toContainText('$3.50');
  await Promise.all([rider.close(), visitor.close()]);

  // Busy areas cost more while an admin wants it: read before the request, and kept whatever is set later.
  await goTo(desk, BOARD);
  await desk.getByRole('button', { name: 'Busy fares: off' }).click();
  const busy = desk.getByRole('dialog', { name: 'Busy fares' });
  const raise = busy.getByRole('switch', { name: 'Raise fares in busy areas' });
  await raise.click();
  await busy.getByRole('combobox', { name: 'Highest fare' }).click();
  await desk.getByRole('option', { name: '1.8×' }).click();
  await expectAccessible(desk, 'the dialog of busy prices');
  await busy.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('button', { name: 'Busy fares: on, no area is busy' })).toBeVisible();

  // As if the area had been short of cars for a while.
  await db.pool.query(`update surge set reckoned_at = now() + interval '1 day'`);
  await db.pool.query('insert into surge_areas values ($1, 140, 14)', [GULSHAN_CELL]);
  await db.pool.query(`select pg_notify('ridewire', '{"event":"surge.changed"}')`);
  await expect(desk.getByRole('button', { name: '1 busy area, up to 1.4×' })).toBeVisible();

  const driver = await open(await person('driver', 'Karim'));
  await goOnline(driver);
  const booking = await open(nadia);
  await chooseTrip(booking);
  const quote = await readQuote(booking);
  await expect(booking.getByRole('status').filter({ hasText: 'Busy here: 1.4×' })).toContainText(
    /This fare is held until \d\d:\d\d\./,
  );
  await booking.getByRole('button', { name: 'Fare breakdown' }).click();
  await expect(booking.getByText('Busy area, 1.4×')).toBeVisible();
  await expectAccessible(booking, 'busy prices before a request');

  // Switched off; quoted prices stay.
  await desk.getByRole('button', { name: '1 busy area, up to 1.4×' }).click();
  await raise.click();
  await busy.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('button', { name: 'Busy fares: off' })).toBeVisible();
  await findDriver(booking).click();
  await expect(boardRows(desk).filter({ hasText: quote })).toHaveCount(1);
  await expect(offers(driver)).toContainText('busy area: you earn 1.4× the usual');
  await acceptButton(driver).click();
  await expect(booking.getByText('Busy area, 1.4×')).toBeVisible();
});
