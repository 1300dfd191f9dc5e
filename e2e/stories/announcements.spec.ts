import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expectShielded } from '../stage/expect-shielded.ts';
import { expect, test } from '../stage/story.ts';

test('the desk writes to drivers near a place; they read it where they are, the desk sees who has, and two admins withdraw one at once', async ({
  person,
  open,
  byWire,
  complaints,
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
  await expectShielded(desk, () => row.getByRole('button', { name: 'Read by 1 of 1' }).click());
  await expect(dialog.getByRole('listitem')).toContainText(/Karim.*Read /);
  await expectAccessible(desk, 'who has read it', DESK_AND_PHONE);

  // One driver is written to from their page, and finds it on coming back.
  await desk.keyboard.press('Escape');
  await goTo(desk, `/dashboard/driver-management/${salma.userId}`);
  await desk.getByRole('link', { name: 'Write', exact: true }).click();
  await expect(dialog).toContainText('Write to Salma');
  await dialog.getByLabel('Message').fill('Please bring your registration.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(row.first()).toContainText(/Please bring your registration[^]*Salma/);
  await expect(
    row.first().getByRole('button', { name: 'Withdraw “Please bring your registration.”' }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(desk).toHaveURL(/\/announcements$/);
  // A driver who can't be found is said to be so, and nobody is written to instead.
  complaints.expectRefusals();
  await goTo(desk, `/dashboard/admin/announcements?to=${crypto.randomUUID()}`);
  await expect(desk.getByRole('alert').filter({ hasText: 'Failed to load the driver' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await goTo(desk, `/dashboard/admin/announcements?to=${salma.userId}`);
  await dialog.getByLabel('Message').fill(Array.from({ length: 12 }, (_, i) => `Line ${i + 1}`).join('\n'));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  const late = await open(salma);
  const lateCard = late.getByRole('region', { name: 'From the dispatch desk' });
  await expect(lateCard).toContainText(/registration[^]*1 more/);
  await expect(lateCard.getByRole('button', { name: 'Show all' })).toBeHidden();
  await expectAccessible(late, 'two announcements');
  // The button rests whenever it has come, also after another width of the page.
  await expect(lateCard.getByRole('button', { name: 'Got it' })).toBeEnabled();
  // Pressed twice, the second time as soon as the next one is shown: that one stays unread.
  await lateCard.evaluate(
    (card) =>
      new Promise<void>((resolve) => {
        const press = () => {
          const button = [...card.querySelectorAll('button')].find((each) => each.textContent === 'Got it');
          button?.click();
          return button !== undefined;
        };
        const observer = new MutationObserver(() => {
          if (!card.textContent.includes('Line 12') || !press()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(card, { subtree: true, childList: true, characterData: true });
        press();
      }),
  );
  await lateCard.getByRole('button', { name: 'Show all' }).click();
  await expect(lateCard.getByText('Line 12')).toBeInViewport();
  await expectAccessible(late, 'a long announcement');
  await lateCard.getByRole('button', { name: 'Got it' }).click();
  await expect(lateCard).toBeHidden();
  await Promise.all([driver.close(), late.close()]);

  // Two admins withdraw one at once; the later one reads who was first.
  await desk.getByRole('button', { name: 'Write to drivers' }).click();
  await dialog.getByLabel('All drivers').check();
  await dialog.getByLabel('Message').fill('The bridge at Mohakhali is closed until the evening.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  const other = await open(await person('admin', 'Bela'), { path: '/dashboard/admin/announcements' });
  const name = 'Withdraw “The bridge at Mohakhali is closed until…”';
  for (const page of [desk, other]) await page.getByRole('button', { name }).click();
  await expect(dialog).toContainText('The bridge at Mohakhali is closed until the evening.');
  await other.getByRole('dialog').getByRole('button', { name: 'Yes, Withdraw' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Withdrawn by Bela');
  await expectAccessible(desk, 'an announcement withdrawn by another admin', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('list', { name: 'Announcements' })).toContainText('Withdrawn by Bela');
});
