import { chooseTrip, findDriver, readQuote, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expectShielded } from '../stage/expect-shielded.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test } from '../stage/story.ts';

test('the desk makes a promo code; a rider pays less with it, and the next one reads that it is used up; a quest pays the driver more', async ({
  db,
  person,
  open,
  byWire,
  complaints,
}) => {
  const [ada, nadia, rokeya, karim] = [
    await person('admin', 'Ada'),
    await person('rider', 'Nadia'),
    await person('rider', 'Rokeya'),
    await person('driver', 'Karim'),
  ];
  await byWire(karim).goOnline();
  const desk = await open(ada, { path: '/dashboard/admin/promos' });
  await expect(desk.getByText('No promo codes yet.')).toBeVisible();
  await desk.getByRole('button', { name: 'New promo code' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make code' }).click();
  await expect(dialog.getByText('Use 4 to 20 letters and digits.')).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill('eid 20');
  await dialog.getByLabel('Percent of the fare').fill('20');
  const atMost = dialog.getByLabel('At most (optional)');
  await atMost.fill('500.01');
  const tooMuch = dialog.getByText('Enter an amount such as 2.50, up to 500.');
  await expect(tooMuch).toBeVisible();
  await atMost.fill('2.00');
  await expect(tooMuch).toBeHidden();
  await dialog.getByLabel('Rides in all (optional)').fill('1');
  await dialog.getByLabel('Note for the desk (optional)').fill('For Eid');
  await expectAccessible(desk, 'a new promo code', DESK_AND_PHONE);
  // The password is asked for on top of it, and a second tap doesn't answer.
  const prove = (when: string) =>
    db.pool.query(`update sessions set proven_at = ${when} where user_id = $1`, [ada.userId]);
  await prove(`now() - interval '1 hour'`);
  const make = dialog.getByRole('button', { name: 'Make code' });
  // However low the window, the buttons are in sight, and a field with the focus above them.
  await desk.setViewportSize({ width: 760, height: 500 });
  await atMost.focus();
  await expect(make).toBeInViewport({ ratio: 1 });
  await expect(atMost).toBeInViewport({ ratio: 1 });
  complaints.expectRefusals();
  await expectShielded(desk, () => make.click());
  const password = desk.getByRole('dialog', { name: 'Confirm it’s you' });
  await password.getByRole('button', { name: 'Cancel' }).click();
  await expect(password).toBeHidden();
  await prove('now()');
  await make.click();
  await expect(dialog).toBeHidden();
  const row = desk.getByRole('list', { name: 'Promo codes' }).getByRole('listitem');
  await expect(row).toContainText(/EID20.*Valid.*20% off, at most \$2\.00[^]*Used for 0 of 1 rides.*For Eid/);

  const driver = await open(karim);
  const rider = await open(nadia);
  await chooseTrip(rider);
  const before = Number((await readQuote(rider)).slice(1));
  const off = Math.min(2, Math.round(before * 20) / 100);
  const after = `$${(before - off).toFixed(2)}`;
  await rider.getByRole('button', { name: 'Add a promo code' }).click();
  complaints.expectRefusals();
  await rider.getByLabel('Promo code').fill('nosuchcode');
  await rider.getByRole('button', { name: 'Apply' }).click();
  await expect(rider.getByText('We don’t know this promo code.')).toBeVisible();
  await expectAccessible(rider, 'a promo code that is unknown', ON_PHONE);
  await rider.getByLabel('Promo code').fill('Eid20');
  await rider.getByRole('button', { name: 'Apply' }).click();
  await expect(rider.getByRole('region', { name: 'Your ride' }).getByText('EID20 is applied')).toBeVisible();
  await expect(rider.getByText(`$${before.toFixed(2)} → ${after}`)).toBeVisible();
  await expect(findDriver(rider)).toContainText(after);
  await expect(rider.getByRole('button', { name: 'Remove EID20' })).toBeFocused();
  await expect(rider.getByRole('radio', { name: 'Standard' })).toContainText(after);
  await expectAccessible(rider, 'a promo code', ON_PHONE);
  // For a ride after its last day the dialog says so, and shows the price without it.
  await db.pool.query(`update promos set ends_at = now() + interval '1 minute'`);
  await rider.getByRole('button', { name: 'Later: schedule this ride' }).click();
  const later = rider.getByRole('dialog', { name: 'Schedule a ride' });
  await expect(later.getByRole('alert')).toHaveText('EID20 isn’t valid at that time.');
  await expect(later.getByText(`$${before.toFixed(2)}`, { exact: true })).toBeVisible();
  await expect(later).not.toContainText(after);
  await expectAccessible(rider, 'a promo code that is over by then', ON_PHONE);
  // A code that only holds from tomorrow on is taken for a ride of then, and not for one of today.
  await db.pool.query(
    `update promos set begins_at = now() + interval '36 hours', ends_at = now() + interval '9 days'`,
  );
  await later.getByRole('button', { name: 'Remove EID20' }).click();
  await later.getByRole('button', { name: 'Add a promo code' }).click();
  await later.getByLabel('Promo code').fill('eid20');
  await later.getByLabel('Promo code').press('Enter');
  await expect(later.getByText('EID20 isn’t valid at that time.')).toBeVisible();
  await later.getByLabel('Day').selectOption({ index: 3 });
  await later.getByRole('button', { name: 'Apply' }).click();
  await expect(later.getByText('EID20 is applied')).toBeVisible();
  await expect(later).toContainText(after);
  await later.getByLabel('Day').selectOption({ index: 0 });
  await expect(later.getByRole('alert')).toHaveText('EID20 isn’t valid at that time.');
  await later.getByLabel('Day').selectOption({ index: 3 });
  await expect(later).toContainText(after);
  // Used up meanwhile, it is refused, and the ride can be scheduled without it.
  await db.pool.query(`update promos set used = 1`);
  await later.getByRole('button', { name: 'Schedule' }).click();
  // A price that is read again just then says so first, without the rest.
  await expect(later.getByRole('alert')).toHaveText(
    /^This promo code is used up\.( You can schedule the ride without it\.)?$/,
  );
  await db.pool.query(`update promos set used = 0, begins_at = now() - interval '1 day'`);
  await rider.keyboard.press('Escape');
  await expect(later).toBeHidden();
  await db.pool.query(`update promos set ends_at = now() + interval '9 days'`);
  await findDriver(rider).click();
  await expect(riderHeading(rider, RIDER_SAYS.requested)).toBeVisible();
  await expect(driver.getByText(`Fare $${before.toFixed(2)} · ${after} cash`)).toBeVisible();
  await expect(row).toContainText(/Used up[^]*Used for 1 of 1 rides/);

  // The last use is taken: another rider reads so, and rides at the whole fare.
  const asked = byWire(rokeya).requestRide({ promoCode: 'EID20' });
  await expect(asked).rejects.toThrow('This promo code is used up.');

  const rideId = await byWire(karim).acceptRide();
  await byWire(karim).drive('picked_up', 'in_transit', 'completed');
  await expect(riderHeading(rider, RIDER_SAYS.completed)).toBeVisible();
  await expect(rider.getByText(`Pay Karim ${after}`, { exact: false }).first()).toBeVisible();
  await goTo(rider, `/dashboard/rider/payments/${rideId}`);
  await expect(rider.getByRole('article')).toContainText(
    new RegExp(`Promo code.{1,3}\\$${off.toFixed(2)}.*Total\\${after}`),
  );
  await expectAccessible(rider, 'a receipt with a discount', ON_PHONE);
  // On paper it is alone.
  await rider.emulateMedia({ media: 'print' });
  await expect(rider.getByRole('article')).toBeVisible();
  await expect(rider.getByRole('navigation').first()).toBeHidden();
  await rider.emulateMedia({ media: 'screen' });
  await expect(row).toContainText(`Cost $${off.toFixed(2)}`);
  await goTo(driver, '/dashboard/driver/earnings');
  await expect(driver.getByRole('table', { name: 'Statement' })).toContainText(`${after} cash`);

  await row.getByRole('button', { name: 'End EID20 now' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(row).toContainText('Ended early');
  await expectAccessible(desk, 'promo codes', DESK_AND_PHONE);

  // A quest for drivers: the ride of earlier today counts, so its bonus is there as soon as the quest is.
  await goTo(desk, '/dashboard/admin/quests');
  await desk.getByRole('button', { name: 'New quest' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Name').fill('First ride of the week');
  await form.getByRole('button', { name: 'Make quest' }).click();
  await expect(form.getByLabel('Rides to complete')).toBeFocused();
  await form.getByLabel('Rides to complete').fill('1');
  await form.getByLabel('Bonus').fill('5');
  await expectAccessible(desk, 'a new quest', DESK_AND_PHONE);
  await form.getByRole('button', { name: 'Make quest' }).click();
  await expect(form).toBeHidden();
  const quest = desk.getByRole('list', { name: 'Quests' }).getByRole('listitem');
  await expect(quest).toContainText(/Running1 ride for \$5\.00[^]*Reached by 1 driver · Cost \$5\.00/);
  const own = driver.getByRole('region', { name: 'Your quests' });
  await expect(own).toContainText(/First ride of the week.*Bonus \$5\.00.*1 of 1 rides.*Reached/);
  await expect(driver.getByText('and $5.00 in bonuses')).toBeVisible();
  await driver.reload();
  await expect(own).toContainText('1 of 1 rides');
  await expectAccessible(driver, 'a quest that is reached', ON_PHONE);
  await quest.getByRole('button', { name: 'End “First ride of the week” now' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(quest).toContainText('Ended early');
  await expectAccessible(desk, 'quests', DESK_AND_PHONE);
});
