import { chooseTrip } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { stranger } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

test('an admin adds a ride type, offers it to riders on open pages, moves and renames it, and stops offering it', async ({
  person,
  open,
}) => {
  const [ada, nadia] = [await person('admin', 'Ada'), await person('rider', 'Nadia')];
  await person('driver', 'Karim');
  const rider = await open(nadia);
  await chooseTrip(rider);
  const choices = rider.getByRole('radiogroup').getByRole('radio');
  await expect(choices).toHaveCount(5);

  const desk = await open(ada, { path: '/dashboard/admin/rates' });
  await desk.getByRole('link', { name: 'Ride types' }).click();
  const rows = desk.getByRole('list', { name: 'Ride Types' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Standard/, /^Comfort/, /^Premium/, /^XL/, /^Luxury/]);
  await desk.getByRole('button', { name: 'Add a ride type' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter a name.')).toHaveCount(2);
  await dialog.getByLabel('Name (English)').fill('standard');
  await dialog.getByLabel('Description (English)').fill('women drive women');
  await dialog.getByLabel('Name (বাংলা)').fill('লেডিস');
  await dialog.getByLabel('Description (বাংলা)').fill('নারী চালক');
  await expectAccessible(desk, 'a new ride type', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Another ride type has this name. Choose a different one.',
  );
  await dialog.getByLabel('Name (English)').fill('Ladies');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.last()).toHaveText(/^LadiesNot offered/);
  await expect(choices).toHaveCount(5);

  // A driver's vehicle serves it, so that it is offered without a question.
  await desk.getByRole('button', { name: 'Offer Ladies' }).click();
  await expect(choices).toHaveCount(6);
  await expect(choices.last()).toHaveAccessibleName(/Ladies/);
  await desk.getByRole('button', { name: 'Move Ladies up' }).click();
  await expect(rows).toHaveText([/^Standard/, /^Comfort/, /^Premium/, /^XL/, /^Ladies/, /^Luxury/]);
  await expect(desk.getByRole('button', { name: 'Move Ladies up' })).toBeFocused();
  await expect(choices.nth(4)).toHaveAccessibleName(/Ladies/);

  // A bus of forty is nobody's: said before it is saved.
  await desk.getByRole('button', { name: 'Edit Ladies' }).click();
  await dialog.getByLabel('Name (English)').fill('Ladies only');
  await dialog.getByLabel('Seats for riders').fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No approved driver has a vehicle for these rides');
  await expectAccessible(desk, 'a ride type without a vehicle', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await dialog.getByLabel('Seats for riders').fill('4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(choices.nth(4)).toHaveAccessibleName(/Ladies only/);

  // The public prices call a type as the desk does, once it has a name of its own.
  const visitor = await open(stranger('rider', 'Rokeya'), { signedOut: true, path: '/pricing' });
  await expect(visitor.getByRole('row', { name: /^Ladies only women drive women/ })).toBeVisible();
  await expect(visitor.getByRole('row', { name: /^Economy/ })).toBeVisible();
  await visitor.close();

  await desk.getByRole('button', { name: 'Stop offering Ladies only' }).click();
  await expect(dialog).toContainText('No scheduled ride of this type is waiting.');
  await expectAccessible(desk, 'a ride type that is no longer offered', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Stop offering' }).click();
  await expect(choices).toHaveCount(5);
  await expect(rows.nth(4)).toHaveText(/^Ladies onlyNot offered/);
  await expectAccessible(desk, 'ride types', DESK_AND_PHONE);
});
