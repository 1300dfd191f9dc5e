import { heading, signUp, typeCode, verifyButton } from '../screens/auth.ts';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { stranger } from '../stage/people.ts';
import { readCode } from '../stage/read-mail.ts';
import { expect, test } from '../stage/story.ts';

test('a driver brings another one by a link; both follow the rides, and are paid with the last one', async ({
  db,
  server,
  person,
  open,
  byWire,
  complaints,
}) => {
  const [ada, karim, nadia] = [
    await person('admin', 'Ada'),
    await person('driver', 'Karim'),
    await person('rider', 'Nadia'),
  ];
  const desk = await open(ada, { path: '/dashboard/admin/quests' });
  const part = desk.getByRole('region', { name: 'Referral' });
  await expect(part).toContainText('Drivers don’t bring drivers yet.');
  const earnings = await open(karim, { path: '/dashboard/driver/earnings' });
  await expect(earnings.getByRole('heading', { name: 'Statement' })).toBeVisible();
  // What comes from here on is news.
  await expectAccessible(earnings, 'earnings without referral', ON_PHONE);
  await part.getByRole('button', { name: 'Set terms' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Rides to complete').fill('0');
  await form.getByRole('button', { name: 'Save terms' }).click();
  await expect(form.getByLabel('Rides to complete')).toBeFocused();
  await form.getByLabel('Rides to complete').fill('2');
  await expectAccessible(desk, 'referral terms', DESK_AND_PHONE);
  await form.getByRole('button', { name: 'Save terms' }).click();
  await expect(form).toBeHidden();
  await expect(part).toContainText('2 rides within 30 days of approval · $50.00 for the driver who brings');

  // The code is on the driver's screen at once.
  const own = earnings.getByRole('region', { name: 'Bring a driver' });
  await expect(own).toContainText('You get $50.00 and they get $20.00 once they have completed 2 rides');
  const code = (await own.getByRole('group', { name: 'Your code' }).textContent()) ?? '';
  await earnings.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await own.getByRole('button', { name: 'Copy code' }).click();
  await expect(earnings.getByText('Code copied.')).toBeVisible();
  expect(await earnings.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const rafiq = stranger('driver', 'Rafiq');
  const page = await open(rafiq, { signedOut: true, path: '/signup?ref=CCCCCC' });
  const field = page.getByLabel('Referral code');
  await expect(field).toHaveValue('CCCCCC');
  complaints.expectRefusals();
  const typed = { role: 'Driver', name: 'Rafiq Islam', email: rafiq.email, password: PASSWORD } as const;
  await signUp(page, typed);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^No driver has this referral code\./);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expectAccessible(page, 'a referral code that nobody has', ON_PHONE);
  await page.goto(`/signup?role=driver&ref=${code.toLowerCase()}`);
  await signUp(page, typed);
  await expect(heading(page, 'Verify your email')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(field).toHaveValue(code.toLowerCase());
  await page.goBack();
  await typeCode(page, (await readCode(server, rafiq.email)).code);
  await verifyButton(page).click();
  const comer = own.getByRole('listitem');
  await expect(comer).toContainText(/Rafiq.*Bonus \$50\.00.*0 of 2 rides.*Not approved yet/);
  await expect(part).toContainText('1 under way');

  await db.pool.query(
    `update drivers set approved = true, vehicle_model = 'Toyota Axio', license_plate = 'DHK-RAFIQ', vehicle_rank = 4,
      vehicle_seats = 6, confirmed_rank = 4, confirmed_seats = 6 where id = (select id from users where email = $1)`,
    [rafiq.email],
  );
  await expect(comer).toContainText('30 days left');
  await signIn(page, rafiq.email);
  await expect(page).toHaveURL(/\/dashboard\/driver$/);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'ridewire_session');
  const driver = byWire({ ...rafiq, cookie: `ridewire_session=${session?.value}` });
  await page.goto('/dashboard/driver/earnings');
  const came = page.getByRole('region', { name: 'Bring a driver' });
  await expect(came).toContainText(/You came with Karim’s code.*Bonus \$20\.00.*0 of 2 rides/);
  await driver.goOnline();
  for (const progress of [/1 of 2 rides.*30 days left/, /2 of 2 rides.*Paid/]) {
    await byWire(nadia).requestRide();
    await driver.acceptRide();
    await driver.drive('picked_up', 'in_transit', 'completed');
    await expect(comer).toContainText(progress);
    await expect(came).toContainText(progress);
  }
  await expect(own).toContainText('$50.00 so far');
  await expect(earnings.getByRole('region', { name: 'Bonuses' })).toContainText(
    /You brought Rafiq.*\$50\.00/,
  );
  await expect(page.getByRole('region', { name: 'Bonuses' })).toContainText(
    /You came with Karim’s code.*\$20\.00/,
  );
  await expect(part).toContainText('0 under way · 1 reached · Cost $70.00');
  await expectAccessible(earnings, 'a driver who was brought', ON_PHONE);
  await expectAccessible(desk, 'quests and referral', DESK_AND_PHONE);
});

test('a referral code stays with who has the mailed code, also if somebody else signs up with the address', async ({
  db,
  server,
  person,
  open,
}) => {
  const [ada, karim] = [await person('admin', 'Ada'), await person('driver', 'Karim')];
  await db.pool.query(
    `insert into referral_terms (id, is_on, rides, days, bringer_cents, comer_cents, begins_at, set_by)
      values (gen_random_uuid(), true, 2, 30, 5000, 2000, now(), $1)`,
    [ada.userId],
  );
  await db.pool.query(`insert into referral_codes (driver_id, code) values ($1, 'KMQXDT')`, [karim.userId]);
  const earnings = await open(karim, { path: '/dashboard/driver/earnings' });
  const own = earnings.getByRole('region', { name: 'Bring a driver' });
  await expect(own).toBeVisible();

  const rafiq = stranger('driver', 'Rafiq');
  const page = await open(rafiq, { signedOut: true, path: '/signup?ref=KMQXDT' });
  await signUp(page, { role: 'Driver', name: 'Rafiq Islam', email: rafiq.email, password: PASSWORD });
  await expect(heading(page, 'Verify your email')).toBeVisible();
  const other = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ role: 'driver', email: rafiq.email, password: 'of somebody else' },
      profile: { name: 'Somebody Else' },
    }),
  });
  expect(await other.json()).toMatchObject({ code: 'EMAIL_WAITING' });
  await typeCode(page, (await readCode(server, rafiq.email)).code);
  await verifyButton(page).click();
  await expect(own.getByRole('listitem')).toContainText(/Rafiq.*0 of 2 rides.*Not approved yet/);
});
