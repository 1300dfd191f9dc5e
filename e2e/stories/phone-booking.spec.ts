import { goOnline } from '../screens/driver.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test } from '../stage/story.ts';

test('the desk books for a caller without an account, and gives the ride to a driver; the next call knows them', async ({
  person,
  open,
}) => {
  const driver = await open(await person('driver', 'Karim'));
  await goOnline(driver);
  const desk = await open(await person('admin', 'Ada'), { path: '/dashboard/ride-management' });
  await desk.getByRole('link', { name: 'Book by phone' }).click();

  const phone = desk.getByLabel('Phone number');
  const book = desk.getByRole('button', { name: /^Book ride/ });
  await book.click();
  await expect(desk.getByText('Enter a whole phone number, such as 01711 234567.')).toBeVisible();
  await phone.fill('01711 234567');
  await expect(desk.getByText('First call from this number.')).toBeVisible();
  await desk.getByLabel('Name').fill('Rokeya');
  const pickup = desk.getByRole('combobox', { name: 'Pickup' });
  const destination = desk.getByRole('combobox', { name: 'Destination' });
  for (const [field, place] of [
    [pickup, 'Gulshan 2'],
    [destination, 'Airport'],
  ] as const) {
    await field.fill(place);
    await field.press('Enter');
    await expect(field).toHaveValue(new RegExp(place));
  }
  await desk.getByLabel('Note for the driver').fill('Blue gate');
  await expect(book).toHaveText(/Book ride · \$\d/);
  const withoutStop = await book.textContent();
  await desk.getByRole('button', { name: 'Add a stop' }).click();
  const stop = desk.getByRole('combobox', { name: 'Stop 1' });
  await expect(stop).toBeFocused();
  await book.click();
  await expect(desk.getByText('Choose this stop, or remove it.')).toBeVisible();
  await stop.fill('Banani 11');
  await stop.press('Enter');
  await expect(book).toHaveText(/Book ride · \$\d/);
  await expect(book).not.toHaveText(withoutStop ?? '');
  await expectAccessible(desk, 'booking by phone', DESK_AND_PHONE);
  // The desk looks something up during the call, and goes on.
  await goTo(desk, '/dashboard/admin/announcements');
  await desk.goBack();
  await expect(phone).toHaveValue('01711 234567');
  await expect(desk.getByLabel('Name')).toHaveValue('Rokeya');
  await expect(pickup).toHaveValue(/Gulshan 2/);
  await expect(stop).toHaveValue(/Banani 11/);
  await expect(book).toHaveText(/Book ride · \$\d/);
  await book.press('Enter');
  const done = desk.getByRole('status').filter({ hasText: 'Booked for Rokeya' });
  await expect(done).toBeVisible();
  await expect(phone).toHaveValue('');
  await expect(phone).toBeFocused();

  await phone.fill('01711 234567');
  await expect(desk.getByRole('radio', { name: /Rokeya/ })).toBeChecked();
  await expect(desk.getByText('Has a ride now')).toBeVisible();

  await done.getByRole('link', { name: 'See ride' }).click();
  await desk.getByRole('button', { name: 'Give to driver' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Give ride #/ });
  await dialog.getByRole('combobox', { name: 'Driver' }).click();
  await desk.getByRole('option', { name: /^Karim/ }).click();
  await expectAccessible(desk, 'giving a ride to a driver', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Give ride' }).click();
  await expect(driver.getByRole('heading', { name: 'Accepted for you' })).toBeVisible();
  await expect(driver.getByText('Rokeya').first()).toBeVisible();
  await expect(driver.getByText('Blue gate')).toBeVisible();
  await expect(driver.getByText(/Banani 11/).first()).toBeVisible();
  await expect(driver.getByRole('link', { name: 'Contact Rider' })).toHaveAttribute(
    'href',
    'tel:01711234567',
  );
  await expect(desk.getByText('Given to a driver').first()).toBeVisible();
  await expect(desk.getByText('Karim').first()).toBeVisible();
});

test('a ride for later is booked by phone, in the language and width of the desk', async ({
  person,
  open,
}) => {
  const desk = await open(await person('admin', 'Ada'), {
    path: '/dashboard/admin/book',
    options: { locale: 'bn-BD' },
  });
  await desk.getByLabel('ফোন নম্বর').fill('০১৮১১ ২৩৪৫৬৭');
  await desk.getByLabel('নাম').fill('রোকেয়া');
  for (const [name, place] of [
    ['পিকআপ', 'Gulshan 2'],
    ['গন্তব্য', 'Airport'],
  ] as const) {
    const field = desk.getByRole('combobox', { name });
    await field.fill(place);
    await field.press('Enter');
    await expect(field).not.toHaveValue(place);
  }
  await desk.getByText('পরে', { exact: true }).click();
  await desk.getByLabel('দিন').selectOption({ index: 2 });
  await expectAccessible(desk, 'booking for later by phone', DESK_AND_PHONE);
  await desk.getByRole('button', { name: /^আগাম বুক করুন · / }).click();
  await expect(desk.getByText(/^রোকেয়া-এর জন্য আগাম বুক হয়েছে/)).toBeVisible();
  await desk.getByRole('link', { name: 'আগাম রাইডগুলো দেখুন' }).click();
  const row = desk.getByRole('row').filter({ hasText: 'রোকেয়া' });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^রাইড বাতিল/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'হ্যাঁ, বাতিল করুন' }).click();
  // It stays where it was until one looks again.
  await expect(row.getByRole('button', { name: /^রাইড বাতিল/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'পরিবর্তন দেখান' }).click();
  await expect(row).toHaveCount(0);
});

test('a caller with an account pays less with the code they say; one without has none', async ({
  db,
  person,
  open,
  complaints,
}) => {
  const nadia = await person('rider', 'Nadia');
  await db.pool.query(`update users set phone = '01911 234567' where email = $1`, [nadia.email]);
  await db.pool.query(
    `insert into promos (id, code, percent, begins_at, ends_at, most_each, made_by)
      select gen_random_uuid(), 'EID20', 20, now() - interval '1 day', now() + interval '9 days', 1, id from users limit 1`,
  );
  const desk = await open(await person('admin', 'Ada'), { path: '/dashboard/admin/book' });
  const phone = desk.getByLabel('Phone number');
  await expect(phone).toBeFocused();
  await expectAccessible(desk, 'booking by phone, before the call', DESK_AND_PHONE);
  await phone.fill('01911 234567');
  const needsAccount = desk.getByText('Promo codes are for riders with an account.');
  await expect(needsAccount).toBeVisible();
  await desk.getByRole('radio', { name: /Nadia/ }).click();
  await expect(needsAccount).toBeHidden();
  for (const [name, place] of [
    ['Pickup', 'Gulshan 2'],
    ['Destination', 'Airport'],
  ] as const) {
    const field = desk.getByRole('combobox', { name });
    await field.fill(place);
    await field.press('Enter');
    await expect(field).toHaveValue(new RegExp(place));
  }
  const book = desk.getByRole('button', { name: /^Book ride/ });
  await expect(book).toHaveText(/\$\d/);
  const before = Number(/\$([\d.]+)/.exec((await book.textContent()) ?? '')?.[1]);
  const after = `$${(before - Math.round(before * 20) / 100).toFixed(2)}`;
  await desk.getByRole('button', { name: 'Add a promo code' }).click();
  const code = desk.getByLabel('Promo code');
  complaints.expectRefusals();
  await code.fill('nosuchcode');
  await code.press('Enter');
  await expect(desk.getByText('We don’t know this promo code.')).toBeVisible();
  // While the code is checked, a ride can't be booked at the whole price.
  const held = await db.pool.connect();
  await held.query('begin; lock table promos in access exclusive mode');
  await code.fill('eid 20');
  await code.press('Enter');
  await expect(desk.getByText('Checking…')).toBeVisible();
  await expect(book).toHaveAttribute('aria-disabled', 'true');
  await held.query('rollback');
  held.release();
  await expect(desk.getByText(`$${before.toFixed(2)} → ${after}`)).toBeVisible();
  await expect(book).toHaveText(`Book ride · ${after}`);
  await expectAccessible(desk, 'a promo code by phone', DESK_AND_PHONE);
  // Over by the time of a ride for later: read at once, and the price without it. For now it still counts.
  await db.pool.query(`update promos set ends_at = now() + interval '10 minutes'`);
  const heldAgain = await db.pool.connect();
  await heldAgain.query('begin; lock table promos in access exclusive mode');
  await desk.getByText('Later', { exact: true }).click();
  await expect(desk.getByRole('button', { name: /Schedule ride/ })).toHaveAttribute('aria-disabled', 'true');
  await heldAgain.query('rollback');
  heldAgain.release();
  const notThen = desk.getByText('EID20 isn’t valid at that time.');
  await expect(notThen).toBeVisible();
  await expect(desk.getByRole('button', { name: /Schedule ride/ })).toContainText(`$${before.toFixed(2)}`);
  await expectAccessible(desk, 'a promo code that is over by then', DESK_AND_PHONE);
  await desk.getByText('Now', { exact: true }).click();
  await expect(notThen).toBeHidden();
  await expect(book).toHaveText(`Book ride · ${after}`);
  // Once it was checked for now again.
  await expect(book).not.toHaveAttribute('aria-disabled', 'true');
  // Ended during the call: the desk reads why, and the price without it.
  await db.pool.query(`update promos set ends_at = now()`);
  await book.click();
  await expect(
    desk.getByRole('alert').filter({ hasText: 'This promo code is no longer valid.' }),
  ).toBeVisible();
  await expect(book).toHaveText(`Book ride · $${before.toFixed(2)}`);
  await db.pool.query(`update promos set ends_at = now() + interval '9 days'`);
  await code.fill('EID20');
  await code.press('Enter');
  await expect(book).toHaveText(`Book ride · ${after}`);
  await book.click();
  await expect(desk.getByRole('status').filter({ hasText: `Booked for Nadia: ${after}` })).toBeVisible();
  await phone.fill('01911 234567');
  await expect(desk.getByText('Has a ride now')).toBeVisible();
});
