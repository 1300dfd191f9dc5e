import type { Db } from '@ridewire/db';
import { acceptButton, goOnline, stageButton } from '../screens/driver.ts';
import { requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { Delays } from '../stage/delays.ts';
import { expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expect, test, type Page } from '../stage/story.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Is everything all right?' });

/** As if the car had stood for seven minutes. */
const stand = (db: Db) => db.pool.query(`update ride_progress set since = since - interval '7 minutes'`);
/** As if the time for answers were over. */
const expire = (db: Db) =>
  db.pool.query(`update check_ins set answer_by = now() - interval '1 second' where state = 'open'`);

test('a car that stands: both are asked, a silent rider is an incident, and help is called with one press', async ({
  db,
  person,
  open,
}) => {
  test.slow();
  const rider = await open(await person('rider', 'Nadia'));
  const driver = await open(await person('driver', 'Karim'));
  const ada = await open(await person('admin', 'Ada'));
  await goOnline(driver);
  await requestRide(rider);
  await acceptButton(driver).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await stageButton(driver, 'Picked Up').click();
  await expect(riderHeading(rider)).toHaveText('You’re on board');

  const stood = async () => (await db.pool.query('select from ride_progress')).rowCount;
  await expect.poll(stood, { timeout: 30_000 }).toBe(1);
  await stand(db);
  for (const page of [rider, driver]) {
    await expect(question(page)).toBeVisible({ timeout: 30_000 });
    await expect(question(page)).toContainText('The car hasn’t moved for a while.');
    await expectAccessible(page, 'a question', ON_PHONE);
  }

  await question(driver).getByRole('button', { name: 'Yes, all is well' }).click();
  await expect(question(driver)).toHaveCount(0);
  await expect(question(rider)).toBeVisible();
  await expire(db);
  const bar = ada.getByRole('alert').filter({ hasText: 'No answer: Nadia' });
  await expect(bar).toBeVisible({ timeout: 30_000 });
  await expect(question(rider)).toHaveCount(0);
  await bar.getByRole('link', { name: 'Open ride' }).click();
  for (const line of [
    'both asked “Is everything all right?”',
    'Said all is well',
    'No answer: “Is everything',
  ])
    await expect(ada.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible();
  await bar.getByRole('button', { name: 'Acknowledge' }).click();

  // A quarter of an hour later the car still stands.
  await db.pool.query(`update check_ins set asked_at = asked_at - interval '15 minutes'`);
  await expect(question(rider)).toBeVisible({ timeout: 30_000 });
  const delays = new Delays();
  await question(rider).getByRole('button', { name: 'I need help' }).click();
  const alert = ada.getByRole('alert').filter({ hasText: 'SOS alert: Nadia' });
  await delays.seen(alert);
  delays.expectAtOnce();
  const dialog = rider.getByRole('dialog', { name: 'Emergency' });
  await expect(dialog.getByText(/^Our team was alerted at/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call 999', exact: true })).toBeVisible();
  for (const page of [rider, driver]) await expect(question(page)).toHaveCount(0);
});
