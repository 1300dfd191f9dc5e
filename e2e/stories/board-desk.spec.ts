import { BOARD, boardRows } from '../screens/board.ts';
import { offers } from '../screens/driver.ts';
import { RIDER_SAYS, riderHeading } from '../screens/rider.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('from the board’s drawer an admin gives a ride to another driver, and cancels it in the end', async ({
  person,
  open,
  byWire,
}) => {
  const [hers, his] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  const rina = byWire(await person('driver', 'Rina'));
  await byWire(his).goOnline();
  await byWire(hers).requestRide();
  await byWire(his).acceptRide();
  await rina.goOnline();
  const [rider, karim, board] = await Promise.all([
    open(hers),
    open(his),
    open(await person('admin', 'Ada'), { path: BOARD }),
  ]);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);

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

  await expect(karim.getByText('This ride is no longer yours.')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText('Finding another driver…');
  await rina.acceptRide();
  await expect(offers(karim)).toHaveCount(0);
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
