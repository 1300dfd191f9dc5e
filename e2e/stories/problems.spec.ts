import { findNewestRide, makeRides } from '../screens/rides.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { waitForMail } from '../stage/read-mail.ts';
import { expect, test } from '../stage/story.ts';

test('a rider reports a lost item; the driver is asked, support answers, and all of them hear at once', async ({
  db,
  server,
  person,
  open,
  complaints,
}) => {
  complaints.expectRefusals();
  const [nadia, karim, ada] = [
    await person('rider', 'Nadia'),
    await person('driver', 'Karim'),
    await person('admin', 'Ada'),
  ];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const ride = await findNewestRide(db);
  const [rider, driver, desk] = await Promise.all([
    open(nadia, { path: `/dashboard/rider/history?ride=${ride}` }),
    open(karim),
    open(ada, { path: '/dashboard/admin/problems' }),
  ]);
  await expect(desk.getByText('No problems found.')).toBeVisible();

  await rider.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = rider.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Choose what it’s about')).toBeVisible();
  await expect(dialog.getByText('Write what happened')).toBeVisible();
  await dialog.getByRole('radio', { name: 'I left something in the car' }).check();
  await expectAccessible(rider, 'reporting a problem', ON_PHONE);
  const what = dialog.getByLabel('What is it, and where was it?');
  // A pasted mark that turns the direction of reading.
  await what.fill('A black \u202aumbrella');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(what).toHaveAccessibleDescription(/Message contains characters that aren’t allowed\./);
  // More than fits is pasted.
  await what.fill('A black umbrella, '.repeat(120));
  await expect(dialog.getByText('Only 2,000 characters fit here.')).toBeVisible();
  await what.fill('A black umbrella, on the back seat');
  // Back closes the form alone. What was chosen and typed is there again.
  await rider.goBack();
  await expect(dialog).toHaveCount(0);
  await rider.getByRole('button', { name: 'Report a problem' }).click();
  await expect(what).toHaveValue('A black umbrella, on the back seat');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const problems = rider.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('We’ve asked Karim whether they have it.');

  // Said on the page they look at, and kept under the bell.
  await expect(driver.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const news = driver.getByRole('alert').filter({ hasText: 'Your rider left something in your car' });
  await news.getByRole('button', { name: 'Answer' }).click();
  const asked = driver.getByRole('region', { name: 'Problems' });
  await expect(asked).toContainText('“A black umbrella, on the back seat”');
  await expectAccessible(driver, 'being asked for a lost item', ON_PHONE);
  await asked.getByRole('button', { name: 'I have it' }).click();
  await expect(asked).toContainText('Support will help you two meet.');
  await expect(problems).toContainText('Karim has it.');

  await expect(desk.locator('nav').getByText('1 problem to answer', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'problems', DESK_AND_PHONE);
  await desk.getByRole('link', { name: /Nadia.*Lost item/s }).click();
  await expect(desk.getByText('Has it', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Assign to me' }).click();
  await expect(desk.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await desk.getByRole('combobox', { name: 'Insert a standard answer' }).click();
  await desk.getByRole('option', { name: 'It was found' }).click();
  const answer = desk.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toHaveValue(/^Good news: it was found\./);
  await expectAccessible(desk, 'a problem', DESK_AND_PHONE);
  // An answer not sent yet outlives a reload.
  await desk.reload();
  await expect(answer).toHaveValue(/^Good news: it was found\./);
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(answer).toHaveValue('');
  await expect(problems).toContainText('Good news: it was found.');
  await waitForMail(server, nadia.email);

  await problems.getByRole('button', { name: 'Write more' }).click();
  await problems.getByLabel('Write more').fill('Tomorrow at nine, at Gulshan 2');
  await problems.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('Tomorrow at nine, at Gulshan 2')).toBeVisible();
  await desk.getByRole('button', { name: 'Close problem' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes, close it' }).click();
  await expect(problems).toContainText('This is closed. If it isn’t solved, report it again.');
  await expectAccessible(rider, 'a closed problem', ON_PHONE);
  // The page of its receipt has it too.
  await rider.keyboard.press('Escape');
  await goTo(rider, `/dashboard/rider/payments/${ride}`);
  await expect(problems).toContainText('This is closed. If it isn’t solved, report it again.');
  await expect(rider.getByRole('button', { name: 'Report a problem' })).toBeVisible();
});
