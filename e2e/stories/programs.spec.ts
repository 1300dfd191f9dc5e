import { startReceiver } from '@ridewire/api/testing/webhook-receiver';
import { makeRides } from '../screens/rides.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('a driver gives a program a key for reading rides, and takes it back', async ({
  server,
  person,
  open,
}) => {
  const page = await open(await person('driver', 'Karim'), { path: '/settings' });
  const keys = page.getByRole('region', { name: 'API keys' });
  await expect(keys).toContainText('You have no API keys.');
  await keys.getByRole('button', { name: 'Make an API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Tax program');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await dialog.getByText('Read', { exact: true }).first().click();
  await expect(dialog.getByRole('checkbox', { name: 'Rides: Read' })).toBeChecked();
  await expectAccessible(page, 'making a key', ON_PHONE);
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const secret = await dialog.getByLabel('Your new API key').inputValue();
  await expectAccessible(page, 'a new key', ON_PHONE);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(keys.getByRole('listitem')).toContainText('Last used never');
  await expect(keys.getByRole('listitem')).toContainText(/API version \d{4}-\d\d-\d\d/);

  const call = (path: string, method = 'GET') =>
    fetch(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${secret}` } });
  expect((await call('/api/rides/history')).status).toBe(200);
  expect((await call(`/api/rides/${crypto.randomUUID()}/accept`, 'PATCH')).status).toBe(403);
  await page.reload();
  await expect(keys.getByRole('listitem')).toContainText('Last used within the last hour');

  await keys.getByRole('button', { name: 'Revoke: Tax program' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(keys).toContainText('You have no API keys.');
  expect((await call('/api/rides/history')).status).toBe(401);
});

test('an admin has a program told of rides, and sees what became of it', async ({ db, person, open }) => {
  const [ada, nadia, karim] = [
    await person('admin', 'Ada'),
    await person('rider', 'Nadia'),
    await person('driver', 'Karim'),
  ];
  let isDown = false;
  const receiver = await startReceiver(() => (isDown ? 503 : 200));
  const page = await open(ada, { path: '/dashboard/admin/webhooks' });
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('ftp://payroll.example.com');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter an address that begins with https://');
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(dialog.getByLabel('The secret that signs its events')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: /Send a test/ }).click();
  await expect(page.getByText(/It answered 200 after \d+ ms\./)).toBeVisible();

  await row.getByRole('link', { name: /Deliveries/ }).click();
  await expect(page.getByText('No deliveries here in the last 30 days.')).toBeVisible();
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const happen = (version: number) =>
    db.pool.query(
      `insert into ride_events (ride_id, version, type, to_status) select id, $1, 'ride.completed', 'completed' from rides`,
      [version],
    );
  await happen(8);
  const sent = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  await expect(sent.first()).toContainText(/Ride completed.*Delivered/);
  isDown = true;
  await happen(9);
  await expect(row).toContainText('Failing');
  await expect(row).toContainText('1 waiting');
  await expect(sent.first()).toContainText(/Waiting.*not a 2xx answer, 503/);
  await expectAccessible(page, 'webhooks', DESK_AND_PHONE);
  isDown = false;
  await expect(row).toContainText('Active');
  await sent
    .last()
    .getByRole('button', { name: /Send again/ })
    .click();
  await expect(page.getByText('It’s on its way.')).toBeVisible();
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
  await expect.poll(() => ids().at(-1)).toBe(ids()[1]);

  await row.getByRole('button', { name: /More for/ }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(row).toContainText('Paused');
  await row.getByRole('button', { name: /More for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await receiver.close();
});
