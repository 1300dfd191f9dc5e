import { toast } from '../screens/driver.ts';
import { messageRow, openMessages, writeMessage } from '../screens/messages.ts';
import { Delays } from '../stage/delays.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { stranger } from '../stage/people.ts';
import { waitForMail } from '../stage/read-mail.ts';
import { expect, test } from '../stage/story.ts';

const UMBRELLA = {
  name: 'Rokeya Begum',
  email: 'rokeya@example.test',
  text: 'I left my umbrella.\nIt is blue.',
};

test('a stranger writes, every admin sees it at once, one answers, and the answer is mailed', async ({
  server,
  person,
  open,
  complaints,
}) => {
  complaints.expectLostConnections();
  const admin = await open(await person('admin', 'Ada'), { path: '/dashboard/admin/messages' });
  const other = await open(await person('admin', 'Omar'), { path: '/dashboard/admin/messages' });
  await expect(admin.getByText('No messages found.')).toBeVisible();
  await expect(other.getByText('No messages found.')).toBeVisible();

  const visitor = await open(stranger('rider', 'Rokeya'), {
    signedOut: true,
    path: '/contact?topic=lost_item',
  });
  const send = visitor.getByRole('button', { name: 'Send message' });
  await expect(visitor.getByLabel('Topic')).toHaveValue('lost_item');
  await send.click();
  await expect(visitor.getByText('Message is required')).toBeVisible();
  await expect(visitor.getByLabel('Name')).toBeFocused();

  // Losing the connection loses nothing and sends nothing twice.
  await writeMessage(visitor, UMBRELLA);
  await visitor.context().setOffline(true);
  await send.click();
  await expect(visitor.getByRole('alert')).toContainText('Your message is still here');
  await expect(visitor.getByLabel('Message')).toHaveValue(UMBRELLA.text);
  await visitor.context().setOffline(false);
  const delays = new Delays();
  await send.dblclick();
  await delays.seen(
    visitor.getByText('Message sent.'),
    messageRow(admin, UMBRELLA.name),
    messageRow(other, UMBRELLA.name),
    openMessages(admin, 1),
  );
  delays.expectAtOnce();
  await expect(messageRow(admin, UMBRELLA.name)).toHaveCount(1);
  await expect(admin.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  await messageRow(other, UMBRELLA.name).getByRole('link').click();
  await other.getByLabel('Your answer').fill('Somebody else has it.');
  await messageRow(admin, UMBRELLA.name).getByRole('link').click();
  await expect(admin.getByText('It is blue.')).toBeVisible();
  await expectAccessible(admin, 'a message', DESK_AND_PHONE);
  await admin.getByLabel('Your answer').fill('We have your umbrella.\n\nCome by.');
  await admin.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(admin, 'Answer sent')).toBeVisible();
  await expect(admin.getByText('Ada answered')).toBeVisible();

  // Another admin who is writing an answer sees it too, and keeps what was typed.
  await expect(other.getByText('Ada answered')).toBeVisible();
  await expect(other.getByLabel('Your answer')).toHaveValue('Somebody else has it.');
  await expect(other.getByRole('button', { name: 'Send answer' })).toHaveCount(0);
  await expect(openMessages(other, 1)).toHaveCount(0);

  const mail = await waitForMail(server, UMBRELLA.email);
  expect(mail.subject).toBe('We answered your message');
});
