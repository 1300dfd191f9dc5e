import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('the desk writes to drivers near a place; they read it where they are, and the desk sees who has', async ({
  person,
  open,
  byWire,
}) => {
  const [ada, karim, salma] = [
    await person('admin', 'Ada'),
    await person('driver', 'Karim'),
    await person('driver', 'Salma'),
  ];
  await byWire(karim).goOnline();
  const driver = await open(karim);
  const desk = await open(ada, { path: '/dashboard/admin/announcements' });
  await expect(desk.getByText('No announcements in the last 90 days.')).toBeVisible();

  await desk.getByRole('button', { name: 'Write to drivers' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText('Goes to 1 driver.')).toBeVisible();
  await dialog.getByLabel('All drivers').check();
  await expect(dialog.getByText('Goes to 2 drivers.')).toBeVisible();
  await dialog.getByLabel('Drivers near a place').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Choose a place from the list.')).toBeVisible();
  await expect(dialog.getByText('Write a message.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Place' }).fill('airport');
  await dialog.getByRole('combobox', { name: 'Place' }).press('Enter');
  await expect(dialog.getByText('No drivers can get this right now.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Place' }).fill('Gulshan 2');
  await dialog.getByRole('combobox', { name: 'Place' }).press('Enter');
  await expect(dialog.getByText('Goes to 1 driver.')).toBeVisible();
  await dialog.getByLabel('Message').fill('Airport Road is closed until 14:00.\nGo by Progati Sarani.');
  await expectAccessible(desk, 'an announcement', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  const row = desk.getByRole('list', { name: 'Announcements' }).getByRole('listitem');
  await expect(row).toContainText(/Airport Road is closed[^]*Within 2 km of Gulshan 2 Circle.*by Ada/);
  await expect(row.getByRole('button', { name: 'Read by 0 of 1' })).toBeVisible();

  const card = driver.getByRole('region', { name: 'From the dispatch desk' });
  await expect(card).toContainText('Go by Progati Sarani.');
  await expectAccessible(driver, 'an announcement to a driver');
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden();
  await row.getByRole('button', { name: 'Read by 1 of 1' }).click();
  await expect(dialog.getByRole('listitem')).toContainText(/Karim.*Read /);
  await expectAccessible(desk, 'who has read it', DESK_AND_PHONE);

  // One driver is written to from their page; whoever is offline finds it when they come back.
  await desk.goto(`/dashboard/driver-management/${salma.userId}`);
  await desk.getByRole('link', { name: 'Write', exact: true }).click();
  await expect(dialog).toContainText('Write to Salma');
  await dialog.getByLabel('Message').fill('Please bring your registration.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(row.first()).toContainText(/Please bring your registration[^]*Salma/);
  await expect(dialog).toBeHidden();
  await expect(desk).toHaveURL(/\/announcements$/);
  const late = await open(salma);
  await expect(late.getByRole('region', { name: 'From the dispatch desk' })).toContainText('registration');
});
