import { BOARD, boardRows } from '../screens/board.ts';
import { goOnline, offers, receiveCash, stageButton, toast } from '../screens/driver.ts';
import { AIRPORT } from '@ridewire/api/testing/places';
import { riderHeading } from '../screens/rider.ts';
import { NEAR_GULSHAN } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

const WHERE_DRIVERS_WAIT = {
  address: 'Gulshan Avenue',
  lat: NEAR_GULSHAN.latitude,
  lng: NEAR_GULSHAN.longitude,
};

test('a driver takes the next ride before the drop-off; its rider reads who comes and when', async ({
  person,
  open,
  byWire,
}) => {
  const [karim, tariq, nadia, ada] = [
    await person('driver', 'Karim'),
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
});
