import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { acceptButton, goOnline, nextTurn } from '../screens/driver.ts';
import { chooseTrip, findDriver, readQuote } from '../screens/rider.ts';
import { expect, test } from '../stage/story.ts';

test('the desk closes a street by its name and on the map; it is in force at once, and ends by hand', async ({
  person,
  open,
}) => {
  const desk = await open(await person('admin', 'Ada'), {
    path: '/dashboard/admin/streets',
    maps: true,
  });
  await expect(desk.getByText('Close a street, or set its speed')).toBeVisible();
  await desk.getByRole('button', { name: 'Change streets' }).click();
  await expect(desk.locator('.maplibregl-canvas')).toBeVisible();
  const save = desk.getByRole('button', { name: 'Save change' });
  await save.click();
  await expect(desk.getByText('Enter a reason.')).toBeVisible();

  // By keyboard.
  const name = desk.getByLabel('Street name');
  await expect(async () => {
    await name.fill('market');
    await name.press('Enter');
    await expect(desk.getByRole('button', { name: /^Add Market Street/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await desk.getByRole('button', { name: /^Add Market Street/ }).press('Enter');
  const chosen = desk.getByRole('group', { name: 'Chosen streets' });
  await expect(chosen.getByText('Chosen streets: 2 stretches')).toBeVisible();
  await expectAccessible(desk, 'streets being chosen', DESK_AND_PHONE);
  await chosen
    .getByRole('button', { name: /^Remove Market Street/ })
    .first()
    .press('Enter');
  await expect(chosen.getByText('Chosen streets: 1 stretch')).toBeVisible();
  await desk.getByText('Speed', { exact: true }).click();
  await desk.getByLabel('Speed in km/h').fill('3');
  await desk.getByLabel('Reason').fill('March until the evening');
  await save.click();
  await expect(desk.getByText('Enter a whole number from 5 to 120.')).toBeVisible();
  await desk.getByText('Closed', { exact: true }).click();
  await save.click();

  const row = desk.getByRole('list', { name: 'Street Changes' }).getByRole('listitem');
  await expect(row).toContainText(/Closed: Market Street.*In force[^]*March until the evening[^]*1 stretch/);
  await expectAccessible(desk, 'a closed street', DESK_AND_PHONE);
  await row.getByRole('button', { name: 'End now: Market Street' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(row).toContainText('Over');
});

test('a driver on the way is steered anew when a street ahead is closed, and reads why', async ({
  person,
  open,
}) => {
  const driver = await open(await person('driver', 'Karim'), { maps: true });
  const rider = await open(await person('rider', 'Nadia'));
  await goOnline(driver);
  await chooseTrip(rider);
  await readQuote(rider);
  await findDriver(rider).click();
  await acceptButton(driver).click();
  await expect(nextTurn(driver)).toContainText('Market Street');

  const desk = await open(await person('admin', 'Ada'), {
    path: '/dashboard/admin/streets',
    maps: true,
  });
  await desk.getByRole('button', { name: 'Change streets' }).click();
  const name = desk.getByLabel('Street name');
  await expect(async () => {
    await name.fill('market');
    await name.press('Enter');
    await expect(desk.getByRole('button', { name: /^Add Market Street/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await desk.getByRole('button', { name: /^Add Market Street/ }).click();
  await desk.getByLabel('Reason').fill('March until the evening');
  await desk.getByRole('button', { name: 'Save change' }).click();

  await expect(driver.getByText('Closed: March until the evening')).toBeVisible();
  await expect(nextTurn(driver)).not.toContainText('Market Street');

  await desk.getByRole('button', { name: 'End now: Market Street' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(nextTurn(driver)).toContainText('Market Street');
});
