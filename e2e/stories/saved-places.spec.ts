import { chooseTrip, findDriver, readQuote, RIDER_SAYS, riderHeading } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('a rider saves where they go; it is offered on another device at once, renamed and deleted; at a large place they choose the entrance', async ({
  db,
  person,
  browserOf,
}) => {
  await db.pool.query(
    `insert into city_places (city_id, name, folded, kind, rank, area, lat, lng)
      select id, door, '', 'entrance', 30, 'Gulshan 2 Circle', 23.7947 + away, 90.4143
      from cities, (values ('Gate 1', 0.0002), ('Gate 2', 0.0004)) doors(door, away) where is_used`,
  );
  const nadia = await person('rider', 'Nadia');
  const phone = await (await browserOf(nadia)).newPage();
  const other = await (await browserOf(nadia)).newPage();
  await other.goto('/settings');
  await phone.goto('/dashboard/rider');
  const row = (name: string) => other.getByRole('listitem').filter({ hasText: name });
  await expect(row('Home')).toContainText('Not saved yet');

  await chooseTrip(phone);
  const entrance = phone.getByRole('combobox', { name: 'Entrance' });
  await expect(entrance).toContainText('Which entrance of Gulshan 2 Circle?');
  await expectAccessible(phone, 'the entrances of a pickup', DESK_AND_PHONE);

  const destination = phone.getByPlaceholder('Destination');
  await destination.fill('Farmgate');
  await phone.getByRole('option', { name: 'Farmgate' }).first().click();
  await phone.getByRole('button', { name: /^Save this place: Farmgate/ }).click();
  const dialog = phone.getByRole('dialog', { name: 'Save this place' });
  await dialog.getByText('Other', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Gym');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('button', { name: /^Saved as Gym: Farmgate/ })).toBeVisible();

  await expect(row('Gym')).toContainText('Farmgate');
  await other.getByRole('button', { name: 'Change Gym' }).click();
  const change = other.getByRole('dialog', { name: 'Gym' });
  await expectAccessible(other, 'changing a saved place', DESK_AND_PHONE);
  await change.getByLabel('Name').fill('Karate');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row('Karate')).toBeVisible();

  await destination.fill('kar');
  await expect(phone.getByRole('listbox').getByRole('option').first()).toContainText('Karate');
  await other.getByRole('button', { name: 'Change Karate' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row('Karate')).toBeHidden();
  await expect(phone.getByRole('option', { name: 'Karate' })).toHaveCount(0);

  // At a large place the driver comes to the entrance.
  await chooseTrip(phone);
  await entrance.selectOption('Gate 2');
  await readQuote(phone);
  await findDriver(phone).click();
  await expect(riderHeading(phone)).toHaveText(RIDER_SAYS.requested);
  const { rows } = await db.pool.query(`select pickup_address as at, pickup_lat as lat from rides`);
  expect(rows).toEqual([{ at: 'Gate 2, Gulshan 2 Circle', lat: 23.7951 }]);
});
