import { MOST_CONTACTS } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../core/actor.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { raiseAlert } from '../sos/raise-alert.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { addContact, listContacts, removeContact } from './contacts.ts';
import { shareRide, stopSharing } from './share-ride.ts';
import { findSharedRideMail } from './shared-ride-mail.ts';
import { tellContact } from './tell-contacts.ts';

const core = useTestCore(useTestDatabase());

async function begin() {
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, rider, request());
  return { rider, driver, rideId };
}
const rima = { name: 'Rima', email: 'Rima@Family.test' };
const contactsOf = (rider: Actor) => listContacts(core.db.orm, rider.userId);

/** The mails that wait for a ride's contacts, as they would be sent. */
async function mailsOf(rideId: string) {
  const { rows } = await core.db.pool.query<{
    payload: { kind: 'ride_shared'; rideId: string; contactId: string; isAlarm: boolean };
  }>(`select payload from graphile_worker._private_jobs where payload ->> 'rideId' = $1 order by id`, [
    rideId,
  ]);
  const mails = await Promise.all(rows.map(({ payload }) => findSharedRideMail(core, payload, new Date())));
  return mails.filter((mail) => mail !== undefined);
}

describe('a link', () => {
  test('is one, from all devices and at once, until the rider stops sharing', async () => {
    const { rider, rideId } = await begin();
    const links = await Promise.all([1, 2, 3].map(() => shareRide(core, rider, { rideId })));
    expect(new Set(links.map(({ token }) => token)).size).toBe(1);
    expect(await shareRide(core, rider, { rideId })).toEqual(links[0]);
    await stopSharing(core, rider, { rideId });
    await stopSharing(core, rider, { rideId });
    expect((await shareRide(core, rider, { rideId })).token).not.toBe(links[0]?.token);
  });

  test('is made and ended by the ride’s rider alone, and of no ride that is over', async () => {
    const { rider, driver, rideId } = await begin();
    const stranger = await makeActor(core.db, 'rider');
    await refused(shareRide(core, stranger, { rideId }), 'RIDE_NOT_FOUND');
    await acceptRide(core, driver, { rideId });
    await refused(shareRide(core, driver, { rideId }), 'FORBIDDEN');
    const { token } = await shareRide(core, rider, { rideId });
    await stopSharing(core, stranger, { rideId });
    expect(await shareRide(core, rider, { rideId })).toEqual({ rideId, token });
    await cancelRide(core, rider, { rideId });
    await refused(shareRide(core, rider, { rideId }), 'RIDE_NOT_FOUND');
  });
});

describe('trusted contacts', () => {
  test('are one for an address, and so many, also added at once', async () => {
    const rider = await makeActor(core.db, 'rider');
    await addContact(core, rider, rima);
    await addContact(core, rider, { name: 'Rima Begum', email: 'RIMA@family.test' });
    expect(await contactsOf(rider)).toEqual([
      { id: expect.any(String), name: 'Rima Begum', email: 'rima@family.test' },
    ]);
    const tries = await Promise.allSettled(
      Array.from({ length: MOST_CONTACTS + 1 }, (_, i) =>
        addContact(core, rider, { name: `Number ${i}`, email: `number${i}@family.test` }),
      ),
    );
    const full = tries.filter(({ status }) => status === 'rejected');
    expect(full).toEqual(
      Array(2).fill(expect.objectContaining({ reason: expect.objectContaining({ code: 'CONTACTS_FULL' }) })),
    );
    expect(await contactsOf(rider)).toHaveLength(MOST_CONTACTS);
  });

  test('are removed by their rider alone', async () => {
    const [rider, other] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
    const contact = await addContact(core, rider, rima);
    await removeContact(core, other, contact);
    expect(await contactsOf(rider)).toHaveLength(1);
    await removeContact(core, rider, contact);
    expect(await contactsOf(rider)).toEqual([]);
  });

  test('get the link by mail once for two presses, and no mail once the ride is over or they are removed', async () => {
    const { rider, rideId } = await begin();
    await core.db.pool.query(`update users set name = 'Nadia Rahman' where id = $1`, [rider.userId]);
    const contact = await addContact(core, rider, rima);
    for (const _ of [1, 2]) await tellContact(core, rider, { rideId, contactId: contact.id });
    const { token } = await shareRide(core, rider, { rideId });
    const [mail, ...others] = await mailsOf(rideId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'rima@family.test',
      letter: {
        subject: 'A ride is shared with you',
        heading: 'Nadia shares a ride with you',
        link: { path: `/shared-ride#${token}` },
      },
    });
    expect(JSON.stringify(mail)).not.toContain('Rahman');
    await removeContact(core, rider, contact);
    expect(await mailsOf(rideId)).toEqual([]);
    const again = await addContact(core, rider, rima);
    await refused(tellContact(core, rider, { rideId, contactId: contact.id }), 'CONTACT_NOT_FOUND');
    await tellContact(core, rider, { rideId, contactId: again.id });
    expect(await mailsOf(rideId)).toHaveLength(1);
    await cancelRide(core, rider, { rideId });
    expect(await mailsOf(rideId)).toEqual([]);
  });

  test('of another rider get nothing', async () => {
    const { rider, rideId } = await begin();
    const other = await makeActor(core.db, 'rider');
    const { id: contactId } = await addContact(core, other, rima);
    await refused(tellContact(core, rider, { rideId, contactId }), 'CONTACT_NOT_FOUND');
    await refused(tellContact(core, other, { rideId, contactId }), 'RIDE_NOT_FOUND');
    expect(await mailsOf(rideId)).toEqual([]);
  });

  test('read no name that an inbox would make a link of', async () => {
    const { rider, rideId } = await begin();
    await core.db.pool.query(`update users set name = 'win.example/now Rahman' where id = $1`, [
      rider.userId,
    ]);
    const { id: contactId } = await addContact(core, rider, { name: 'free.example', email: rima.email });
    await tellContact(core, rider, { rideId, contactId });
    const [mail] = await mailsOf(rideId);
    expect(mail?.letter.heading).toBe('A rider shares a ride with you');
    expect(JSON.stringify(mail)).not.toMatch(/win\.example|free\.example/);
  });

  test('hear of a rider’s call for help, once a ride and with its link; a driver’s is not theirs', async () => {
    const { rider, driver, rideId } = await begin();
    await addContact(core, rider, rima);
    await acceptRide(core, driver, { rideId });
    const location = { ...GULSHAN, address: 'Gulshan' };
    await raiseAlert(core, driver, { rideId, message: '', location });
    expect(await mailsOf(rideId)).toEqual([]);
    for (const message of ['Help', 'He turned off the road'])
      await raiseAlert(core, rider, { rideId, message, location });
    const { token } = await shareRide(core, rider, { rideId });
    expect(await mailsOf(rideId)).toMatchObject([
      {
        to: 'rima@family.test',
        letter: { subject: 'A call for help on a ride', link: { path: `/shared-ride#${token}` } },
      },
    ]);
    // The mail is sent, and a third call comes.
    await core.db.pool.query(`delete from graphile_worker._private_jobs where payload ->> 'rideId' = $1`, [
      rideId,
    ]);
    await raiseAlert(core, rider, { rideId, message: 'He locked the doors', location });
    expect(await mailsOf(rideId)).toEqual([]);
  });

  test('hear of a call for help after the ride too, though there is nothing to watch', async () => {
    const { rider, rideId } = await begin();
    await addContact(core, rider, rima);
    await raiseAlert(core, rider, { rideId, message: 'Help', location: { ...GULSHAN, address: 'Gulshan' } });
    // After the ride there is nothing to watch, but the call is news all the same.
    await core.db.pool.query(
      `update rides set status = 'canceled', canceled_at = now(), canceled_by = 'rider' where id = $1`,
      [rideId],
    );
    const [late] = await mailsOf(rideId);
    expect(late?.letter.subject).toBe('A call for help on a ride');
    expect(late?.letter.link).toBeUndefined();
  });

  test('get so many mails a day', async () => {
    const { rider, rideId } = await begin();
    const { id: contactId } = await addContact(core, rider, rima);
    for (let mails = 0; mails < 30; mails++) await tellContact(core, rider, { rideId, contactId });
    await refused(tellContact(core, rider, { rideId, contactId }), 'TOO_MANY');
  });
});
