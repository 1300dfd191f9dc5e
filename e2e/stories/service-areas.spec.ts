import { chooseTrip, findDriver, readQuote } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

/** Around the airport, far from Gulshan. */
const AIRPORT = '23.838, 90.390\n23.838, 90.425\n23.862, 90.425\n23.862, 90.390';
/** The same, as the form writes numbers. */
const AIRPORT_AS_WRITTEN = '23.838, 90.39\n23.838, 90.425\n23.862, 90.425\n23.862, 90.39';

test('the desk draws where riders are picked up; a rider elsewhere reads why before asking, until the area ends', async ({
  person,
  open,
  db,
}) => {
  const desk = await open(await person('admin', 'Ada'), {
    path: '/dashboard/admin/service-areas',
    maps: true,
  });
  const rider = await open(await person('rider', 'Nadia'));
  await chooseTrip(rider);
  await readQuote(rider);

  await expect(desk.getByText('Riders are picked up on the whole map.')).toBeVisible();
  await desk.getByRole('button', { name: 'Draw an area' }).click();
  const map = desk.locator('.maplibregl-canvas');
  await expect(map).toBeVisible();
  const press = (x: number, y: number) => map.click({ position: { x, y } });
  const corners = desk.getByRole('button', { name: /^Corner \d+$/ });
  for (const [x, y, count] of [
    [100, 80, 1],
    [300, 80, 2],
    [300, 220, 3],
    [100, 220, 4],
  ] as const) {
    await press(x, y);
    await expect(corners).toHaveCount(count);
  }
  // By hand: the fourth corner is dragged over the edge between the first two, and undone as one step.
  const { x, y } = (await corners.nth(3).boundingBox())!;
  await desk.mouse.move(x + 16, y + 16);
  await desk.mouse.down();
  await desk.mouse.move(x + 116, y - 184, { steps: 5 });
  await desk.mouse.up();
  await expect(desk.getByText('The edge crosses itself. Move or remove a corner.')).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('The edge crosses itself.')).toBeHidden();
  await expect(desk.getByText('4 corners')).toBeVisible();
  // By keyboard.
  const text = desk.getByLabel('Corners as text');
  const before = await text.inputValue();
  await corners.nth(1).focus();
  await desk.keyboard.press('ArrowRight');
  await expect(text).not.toHaveValue(before);
  await desk.keyboard.press('Delete');
  await expect(corners).toHaveCount(3);
  await expect(corners.nth(1)).toBeFocused();
  await corners.nth(2).focus();
  await desk.keyboard.press('Delete');
  await expect(corners).toHaveCount(2);
  await expect(corners.nth(1)).toBeFocused();
  // As text.
  await text.fill('23.8, north');
  await expect(desk.getByText('Line 1 isn’t a latitude and a longitude.')).toBeVisible();
  await text.fill(AIRPORT);
  await expect(corners).toHaveCount(4);
  await desk.getByRole('button', { name: 'Save area' }).click();
  await expect(desk.getByText('Enter a name.')).toBeVisible();
  await desk.getByLabel('Name').fill('Airport');
  // Text that can't be read is never saved as the corners before it.
  const save = desk.getByRole('button', { name: 'Save area' });
  await text.fill(`${AIRPORT}\nnorth`);
  await save.click();
  await expect(text).toBeFocused();
  await expect(desk.getByText('Line 5 isn’t a latitude and a longitude.')).toBeVisible();
  await text.fill('23.8, 90.4\n'.repeat(201));
  await expect(desk.getByText('Enter at most 200 lines.')).toBeVisible();
  await expect(corners).toHaveCount(4);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(AIRPORT_AS_WRITTEN);
  // Letter by letter, and undone at once.
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('\n23.85, 90.385');
  await expect(corners).toHaveCount(5);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(AIRPORT_AS_WRITTEN);
  await save.click();
  const row = desk.getByRole('list', { name: 'Service Areas' }).getByRole('listitem');
  await expect(row).toContainText(/Airport.*In use[^]*Rides can end anywhere · 4 corners/);

  const why = rider.getByText('We don’t pick up there. Choose a pickup inside a service area.');
  await expect(why).toBeVisible();
  await expect(findDriver(rider)).toHaveCount(0);
  await expectAccessible(rider, 'a pickup that isn’t served', ON_PHONE);
  await rider.getByRole('button', { name: 'Swap pickup and destination' }).click();
  await expect(why).toBeHidden();
  await readQuote(rider);

  // Changed: rides must end inside too, and Gulshan lies outside.
  await row.getByRole('button', { name: 'Change Airport' }).click();
  await expect(corners).toHaveCount(4);
  await expectAccessible(desk, 'an area being drawn', DESK_AND_PHONE);
  await desk.getByLabel('Rides must also end inside an area').check();
  // Someone else ends it before this is saved.
  await db.pool.query('update service_areas set ended_at = now(), ended_by = made_by');
  await save.click();
  await expect(desk.getByText('This service area has ended by now.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save as a new area' })).toBeVisible();
  await desk.getByLabel('Rides must also end inside an area').uncheck();
  await expect(desk.getByText('This service area has ended by now.')).toBeHidden();
  await desk.getByLabel('Rides must also end inside an area').check();
  await desk.getByRole('button', { name: 'Save as a new area' }).click();
  await expect(row.first()).toContainText('Rides must end inside an area');
  await expect(row.nth(1)).toContainText(/Ended.*ended by Ada/);
  await expect(rider.getByText('Rides from that pickup must end inside a service area.')).toBeVisible();

  await row.first().getByRole('button', { name: 'End now: Airport' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('riders will be picked up on the whole map');
  await dialog.getByRole('button', { name: 'End now' }).click();
  await expect(desk.getByText('Riders are picked up on the whole map.')).toBeVisible();
  await readQuote(rider);
  await expectAccessible(desk, 'service areas', DESK_AND_PHONE);
});
