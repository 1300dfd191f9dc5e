import { AIRPORT, GULSHAN } from '@ridewire/api/testing/places';
import { givePapers, giveVehiclePapers } from '@ridewire/api/testing/give-papers';
import { completeFarAway, goOnline, offers, receiveCash, stageButton, toast } from '../screens/driver.ts';
import { expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test } from '../stage/story.ts';

const VEHICLES = '/dashboard/driver/vehicles';

test('a driver adds a van that the desk confirms, changes to it for a request only it serves, and the receipt still names it after they change back', async ({
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
  await db.pool.query(
    'update drivers set vehicle_rank = 1, confirmed_rank = 1, vehicle_seats = 4, confirmed_seats = 4 where id = $1',
    [karim.userId],
  );
  await givePapers(db, karim.userId);
  const driver = await open(karim, { path: '/dashboard/profile' });
  await driver.getByRole('link', { name: 'All your vehicles' }).click();
  const vehicle = (name: string) =>
    driver
      .getByRole('list', { name: 'Your vehicles' })
      .getByRole('listitem')
      .filter({ has: driver.getByRole('heading', { name }) });
  await expect(vehicle('Toyota Axio')).toContainText('You drive this one');

  // The one they drive is edited right here.
  await vehicle('Toyota Axio')
    .getByRole('button', { name: /^Edit Toyota Axio/ })
    .click();
  const editing = driver.getByRole('dialog', { name: 'Edit vehicle' });
  await editing.getByLabel('Vehicle model').fill('Toyota Allion');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(vehicle('Toyota Allion')).toContainText('You drive this one');
  await vehicle('Toyota Allion')
    .getByRole('button', { name: /^Edit Toyota Allion/ })
    .click();
  await editing.getByLabel('Vehicle model').fill('Toyota Axio');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(vehicle('Toyota Axio')).toContainText('You drive this one');

  await driver.getByRole('button', { name: 'Add a vehicle' }).click();
  const dialog = driver.getByRole('dialog', { name: 'Add a vehicle' });
  await dialog.getByLabel('License plate').fill(karim.plate.toLowerCase());
  // A second tap on what closes a dialog reaches nothing below it, and a later one does.
  await driver.evaluate(() =>
    new MutationObserver(() => {
      const shield = document.querySelector<HTMLElement>('[data-part="shield"]');
      if (!shield || document.body.dataset['under']) return;
      const { left, top, width, height } = shield.getBoundingClientRect();
      const at = (x: number, y: number) => document.elementFromPoint(x, y) === shield;
      const corners = [at(2, 2), at(innerWidth - 2, innerHeight - 2)];
      document.body.dataset['under'] = [at(left + width / 2, top + height / 2), ...corners].join(' ');
    }).observe(document.body, { childList: true }),
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // Only there: what lies elsewhere, such as the SOS button or a request, can be pressed at once.
  await expect(driver.locator('body')).toHaveAttribute('data-under', 'true false false');
  await expect(driver.locator('[data-part="shield"]')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await driver.getByRole('button', { name: 'Add a vehicle' }).click();
  await dialog.getByLabel('License plate').fill(karim.plate.toLowerCase());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Model must be at least 3 characters')).toBeVisible();
  await dialog.getByLabel('Vehicle model').fill('Toyota Noah');
  // Neither Back nor a reload loses what is typed.
  await driver.goBack();
  await expect(dialog).toHaveCount(0);
  await driver.reload();
  await driver.getByRole('button', { name: 'Add a vehicle' }).click();
  await expect(dialog.getByLabel('Vehicle model')).toHaveValue('Toyota Noah');
  await dialog.getByLabel('Seats for riders').fill('৬');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('You already have a vehicle with this plate.')).toBeVisible();
  await dialog.getByLabel('License plate').fill('DHK-VAN');
  await expectAccessible(driver, 'adding a vehicle', ON_PHONE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(vehicle('Toyota Noah')).toContainText('Not confirmed yet');
  const driveVan = vehicle('Toyota Noah').getByRole('button', { name: /^Drive this one/ });
  await expect(driveVan).toHaveAttribute('aria-disabled', 'true');

  const desk = await open(ada, { path: `/dashboard/driver-management/${karim.userId}` });
  const confirm = desk.getByRole('button', { name: 'Confirm vehicle DHK-VAN' });
  await expect(confirm).toBeVisible();
  const { rows } = await db.pool.query<{ id: string }>('select id from vehicles where driver_id = $1', [
    karim.userId,
  ]);
  await giveVehiclePapers(db, karim.userId, rows[0]?.id ?? '');
  await desk.reload();
  await expect(
    desk.getByRole('list', { name: 'Documents: Toyota Noah' }).getByText('Approved', { exact: true }),
  ).toHaveCount(2);
  await expectAccessible(desk, 'the vehicles of a driver');
  await confirm.click();
  await expect(desk.getByText('Vehicle confirmed')).toBeVisible();
  await expect(confirm).toHaveCount(0);

  // The driver’s phone knows without being touched.
  await expect(vehicle('Toyota Noah')).toContainText('Confirmed');
  await expectAccessible(driver, 'own vehicles', ON_PHONE);
  await driveVan.click();
  await expect(toast(driver, 'You now drive Toyota Noah DHK-VAN')).toBeVisible();
  await expect(vehicle('Toyota Noah')).toContainText('You drive this one');

  await goTo(driver, '/dashboard/driver');
  await goOnline(driver);
  const rideId = await byWire(nadia).requestRide({ type: 'xl', pickup: GULSHAN, destination: AIRPORT });
  await offers(driver).getByRole('button', { name: 'Accept' }).click();
  await stageButton(driver, 'Picked Up').click();
  await stageButton(driver, 'In Transit').click();
  await expect(stageButton(driver, 'Complete')).toBeEnabled();

  // The ride keeps the van.
  await goTo(driver, VEHICLES);
  await vehicle('Toyota Axio')
    .getByRole('button', { name: /^Drive this one/ })
    .click();
  await expect(toast(driver, 'You can change vehicles once this ride is over.')).toBeVisible();
  await goTo(driver, '/dashboard/driver');
  await completeFarAway(driver);
  await receiveCash(driver);
  await goTo(driver, VEHICLES);
  await vehicle('Toyota Axio')
    .getByRole('button', { name: /^Drive this one/ })
    .click();
  await expect(vehicle('Toyota Axio')).toContainText('You drive this one');
  await expect(desk.getByRole('button', { name: /^Confirm vehicle/ })).toHaveCount(0);

  const rider = await open(nadia, { path: `/dashboard/rider/payments/${rideId}` });
  await expect(rider.getByRole('main')).toContainText('DHK-VAN');
  await expect(rider.getByRole('main')).toContainText('Toyota Noah');
});
