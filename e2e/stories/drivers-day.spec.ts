import { BOARD } from '../screens/board.ts';
import { completeFarAway, goOnline, offers, receiveCash, stageButton, toast } from '../screens/driver.ts';
import { expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test } from '../stage/story.ts';

test('a driver takes a break that the desk sees, comes back, and reaches the day’s goal', async ({
  db,
  person,
  open,
  byWire,
}) => {
  const [karim, nadia, ada] = [
    await person('driver', 'Karim'),
    await person('rider', 'Nadia'),
    await person('admin', 'Ada'),
  ];
  const [driver, board] = [await open(karim), await open(ada, { path: BOARD })];
  await goOnline(driver);
  await driver.getByRole('button', { name: 'Take a break' }).click();
  await driver.getByRole('menuitem', { name: '20 minutes' }).click();
  await expect(toast(driver, 'You’re on a break')).toBeVisible();
  await expect(driver.getByText(/^(20:00|19:\d\d) left$/)).toBeVisible();
  await expectAccessible(driver, 'a break', ON_PHONE);

  await board.getByRole('button', { name: /^On break/ }).click();
  await expect(board.getByRole('menuitem', { name: /^Karim\s*On break until \d\d:\d\d$/ })).toBeVisible();
  await board.keyboard.press('Escape');

  // When it is over, it asks, and does nothing by itself.
  await db.pool.query(
    `update drivers set break_until = break_until - interval '21 minutes',
    break_since = break_since - interval '21 minutes', version = version + 1 where id = $1`,
    [karim.userId],
  );
  await driver.reload();
  const panel = driver.getByRole('region', { name: 'Requests and status' });
  await expect(panel.getByText('Your break is over. Ready for requests?')).toBeVisible();
  await byWire(nadia).requestRide();
  await driver.getByRole('button', { name: 'End break' }).click();
  await offers(driver).getByRole('button', { name: 'Accept' }).click();
  await expect(board.getByRole('button', { name: /^On break/ })).toHaveCount(0);
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();

  await goTo(driver, '/dashboard/driver/earnings');
  await driver.getByRole('button', { name: 'Set a goal for the day' }).click();
  await driver.getByLabel('Goal for each day').fill('5');
  await driver.getByRole('button', { name: 'Save' }).click();
  await expect(driver.getByText('$0 of $5')).toBeVisible();
  await goTo(driver, '/dashboard/driver');
  await expect(driver.getByText('$0 of $5')).toBeVisible();
  await stageButton(driver, 'Picked Up').click();
  await stageButton(driver, 'In Transit').click();
  // The goal is said to be reached also where the page was loaded again during the ride.
  await driver.reload();
  await expect(driver.getByText('$0 of $5')).toBeVisible();
  await completeFarAway(driver);
  await expect(toast(driver, 'You’ve reached your goal for today.')).toBeVisible();
  await receiveCash(driver);
  await expect(driver.getByRole('progressbar', { name: 'Today’s goal' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  await goTo(driver, '/dashboard/driver/earnings');
  const file = driver.waitForEvent('download');
  await driver.getByRole('button', { name: 'Export PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^ridewire-earnings-.*\.pdf$/);
});
