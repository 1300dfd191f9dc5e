import { BOARD, boardRows } from '../screens/board.ts';
import { goOnline, offers, receiveCash, stageButton, toast } from '../screens/driver.ts';
import { AIRPORT } from '@ridewire/api/testing/places';
import { riderHeading } from '../screens/rider.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { NEAR_GULSHAN } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

const WHERE_DRIVERS_WAIT = {
  address: 'Gulshan Avenue',
  lat: NEAR_GULSHAN.latitude,
  lng: NEAR_GULSHAN.longitude,
};

test('a driver takes the next ride before the drop-off; from the board’s drawer an admin gives it to another driver, and cancels it in the end', async ({
  person,
  open,
  byWire,
}) => {
  const [karim, rina, tariq, nadia, ada] = [
    await person('driver', 'Karim'),
    await person('driver', 'Rina'),
    await person('rider', 'Tariq'),
    await person('rider', 'Nadia'),
    await person('admin', 'Ada'),
  ];
  const [driver, rider] = [await open(karim), await open(nadia)];
  const board = await open(ada, { path: BOARD });
  await goOnline(driver);
  // To where the driver already is, so that the trip is nearly over when it begins: in a crowded hour, even a corner away
  // is too far.
  await byWire(tariq).requestRide({ pickup: AIRPORT, destination: WHERE_DRIVERS_WAIT });
  await offers(driver).getByRole('button', { name: 'Accept' }).click();
  await stageButton(driver, 'Picked Up').click();
  const asked = driver.getByRole('dialog', { name: 'Not at the pickup' });
  await asked.getByRole('button', { name: 'Mark picked up' }).click();
  await stageButton(driver, 'In Transit').click();
  await expect(stageButton(driver, 'Complete')).toBeEnabled();

  await byWire(nadia).requestRide();
  const offer = offers(driver).filter({ hasText: 'Next ride' });
  await expect(offer).toBeVisible();
  await expect(stageButton(driver, 'Complete')).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(driver, 'It’s your next ride')).toBeVisible();
  await expect(driver.getByRole('region', { name: 'Next ride' })).toContainText('Nadia');
  await expect(riderHeading(rider)).toHaveText('Karim is finishing a ride nearby');
  await expect(rider.getByText(karim.plate)).toBeVisible();
  await expect(boardRows(board).filter({ hasText: 'Next: Karim' })).toHaveCount(1);

  await stageButton(driver, 'Complete').click();
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText('Karim is on the way');
  await receiveCash(driver);
  await expect(driver.getByRole('region', { name: 'Next ride' })).toHaveCount(0);

  // The first ride stays for ten seconds after its end.
  await expect(boardRows(board)).toHaveCount(1);
  const other = byWire(rina);
  await other.goOnline();
  // Rows stay under the pointer whatever happens in the city, but not when the admin searches.
  await boardRows(board).hover();
  const search = board.getByRole('searchbox', { name: 'Search #id, name, plate, place' });
  await search.fill('nowhere');
  await expect(boardRows(board)).toHaveCount(0);
  await search.fill('');
  await expect(boardRows(board)).toHaveCount(1);

  // By keyboard: the row, its drawer, and its actions.
  await boardRows(board).getByRole('button').focus();
  await board.keyboard.press('Enter');
  const drawer = board.getByRole('dialog', { name: /^Ride #/ });
  await expect(drawer.getByRole('link', { name: 'Call driver' })).toHaveAttribute(
    'href',
    'tel:+8801700000000',
  );
  await drawer.getByRole('button', { name: 'Reassign' }).press('Enter');
  const ask = board.getByRole('dialog', { name: /^Reassign ride #/ });
  await expect(ask.getByText('Karim loses this ride and won’t get it again.')).toBeVisible();
  await expectAccessible(board, 'reassign dialog');
  await ask.getByRole('radio', { name: 'Rina' }).check();
  await ask.getByRole('button', { name: 'Reassign' }).click();
  await expect(ask).toHaveCount(0);

  await expect(driver.getByText('This ride is no longer yours.')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText('Finding another driver…');
  await other.acceptRide();
  await expect(offers(driver)).toHaveCount(0);
  await expect(riderHeading(rider)).toHaveText('Rina is on the way');

  // The drawer stayed open and shows the ride's present state.
  await expect(drawer.getByText('Rina').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel ride' }).click();
  const sure = board.getByRole('dialog', { name: /^Cancel ride #/ });
  await expectAccessible(board, 'cancel dialog');
  await sure.getByRole('textbox', { name: 'Reason' }).fill('Flooded street');
  await sure.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(drawer.getByText('Reason: Flooded street')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Reassign' })).toHaveCount(0);
  await expect(riderHeading(rider)).not.toHaveText('Rina is on the way');
});
