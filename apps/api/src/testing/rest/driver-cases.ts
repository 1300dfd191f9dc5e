import { expect } from 'vitest';
import type { SeenDocument } from '@ridewire/contracts';
import { addVehicle } from '../../vehicles/add-vehicle.ts';
import { makeActor, newPlate, plateOf } from '../actors.ts';
import { givePapers } from '../give-papers.ts';
import { makeDocument } from '../make-document.ts';
import type { CaseCall, MakeCall, RestCases } from './rest-case.ts';
import type { RestStage } from './rest-stage.ts';

const nobody = () => ({ driverId: crypto.randomUUID() });
const somebody =
  (state: Parameters<typeof makeActor>[2]): MakeCall =>
  async ({ core }) => ({
    as: 'admin',
    params: { driverId: (await makeActor(core.db, 'driver', state)).userId },
  });
const readyDriver: MakeCall = async (stage) => {
  const call = await somebody({ approved: false, available: false })(stage);
  await givePapers(stage.core.db, call.params?.['driverId'] ?? '');
  return call;
};
const unknown: { DRIVER_NOT_FOUND: MakeCall } = {
  DRIVER_NOT_FOUND: () => ({ as: 'admin', params: nobody() }),
};
/** The parts of the actors' vehicle that decide which ride types it serves. */
const OF_A_CLASS = {
  ...{ kind: 'car', classRank: 4, seats: 6 },
  confirmed: { kind: 'car', classRank: 4, seats: 6 },
};
/** Clients replace their stored record with the one in the answer. */
const expectWhole = (driver: object, { userId, name }: { userId: string; name: string }) =>
  expect(driver).toEqual({
    _id: userId,
    user: userId,
    approved: true,
    suspended: false,
    available: expect.any(Boolean),
    earnings: expect.any(Number),
    vehicle: { model: expect.any(String), licensePlate: expect.any(String), ...OF_A_CLASS },
    userName: name,
    userEmail: `${userId}@example.test`,
    createdAt: expect.stringMatching(/Z$/),
  });
const sentDocument = async ({ core }: RestStage) =>
  makeDocument(core, await makeActor(core.db, 'driver', { approved: false, available: false }));
const judging = ({ driverId, kind, ...seen }: SeenDocument, more: object = {}): CaseCall => ({
  as: 'admin',
  params: { driverId, kind },
  body: { ...seen, ...more },
});
const online = { body: { available: true } };

const described = (licensePlate: string) => ({
  as: 'driver' as const,
  body: { model: 'Toyota Noah', licensePlate },
});
/** The plate of someone else who is online. */
const drivenPlate = async ({ core }: RestStage) => plateOf((await makeActor(core.db, 'driver')).userId);

export const driverCases: RestCases = {
  'GET /drivers/availability': {
    ok: () => ({ as: 'driver' }),
    check: ({ body }, { people }) => {
      expect(body.driver.available).toBe(body.available);
      expect(body).toMatchObject({ pausedSince: null, coolingUntil: null, putOffline: null });
      expectWhole(body.driver, people.driver);
    },
  },
  'PATCH /drivers/availability': {
    ok: async (stage) => {
      await stage.empty();
      await stage.core.db.pool.query('delete from driver_documents where driver_id = $1', [
        stage.people.otherDriver.userId,
      ]);
      await stage.core.db.pool.query('update drivers set license_plate = $2 where id = $1', [
        stage.people.otherDriver.userId,
        newPlate(),
      ]);
      return { as: 'driver', ...online };
    },
    check: ({ body }, { people }) => {
      expect(body).toMatchObject({ available: true, driver: { available: true } });
      expectWhole(body.driver, people.driver);
    },
    refusals: {
      DRIVER_NOT_APPROVED: () => ({ as: 'unapproved', ...online }),
      DRIVER_SUSPENDED: () => ({ as: 'suspended', ...online }),
      PAPERS_EXPIRED: async ({ core, people }) => {
        await core.db.pool.query(
          `insert into driver_documents (id, driver_id, kind, state, judged_at, file_type, byte_count, expires_on)
            values (gen_random_uuid(), $1, 'insurance', 'approved', now(), 'pdf', 1, '2020-01-01')`,
          [people.otherDriver.userId],
        );
        return { as: 'otherDriver', ...online };
      },
      PLATE_IN_USE: async (stage) => {
        const { core, people } = stage;
        await core.db.pool.query('delete from driver_documents where driver_id = $1', [
          people.otherDriver.userId,
        ]);
        await core.db.pool.query('update drivers set available = false, license_plate = $2 where id = $1', [
          people.otherDriver.userId,
          await drivenPlate(stage),
        ]);
        return { as: 'otherDriver', ...online };
      },
    },
    races: ['USER_BLOCKED'],
  },
  'GET /drivers/available-rides': {
    ok: async (stage) => {
      await stage.requested();
      return { as: 'driver' };
    },
    check: ({ body }, { people }) =>
      expect(body).toMatchObject([{ status: 'requested', rider: people.rider.userId, driver: null }]),
  },
  'POST /drivers/positions': {
    ok: () => ({ as: 'driver', body: { positions: [{ lat: 23.79, lng: 90.41, at: Date.now() }] } }),
    check: ({ body }) => expect(body.accepted).toBe(true),
  },
  'GET /drivers/documents': {
    ok: async (stage) => {
      await makeDocument(stage.core, stage.people.driver);
      return { as: 'driver' };
    },
    check: ({ body }, { url }) => {
      expect(body.today).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (body.documents.length > 0) expect(body.documents[0].file.startsWith(`${url}/`)).toBe(true);
    },
  },
  'GET /drivers/:driverId/documents': {
    ok: async (stage) => {
      const { driverId } = await sentDocument(stage);
      return { as: 'admin', params: { driverId } };
    },
    check: ({ body }) => expect(body.documents).toMatchObject([{ kind: 'licence', state: 'waiting' }]),
    refusals: unknown,
  },
  'PATCH /drivers/:driverId/documents/:kind/approve': {
    ok: async (stage) => judging(await sentDocument(stage)),
    check: ({ body }) => expect(body.documents).toMatchObject([{ state: 'approved' }]),
    refusals: {
      DOCUMENT_NOT_FOUND: async (stage) =>
        judging({ ...(await sentDocument(stage)), documentId: crypto.randomUUID(), kind: 'insurance' }),
      DOCUMENT_CHANGED: async (stage) => judging({ ...(await sentDocument(stage)), version: 9 }),
      DOCUMENT_EXPIRED: async (stage) => {
        const sent = await sentDocument(stage);
        await stage.core.db.pool.query(
          `update driver_documents set expires_on = '2020-01-01' where id = $1`,
          [sent.documentId],
        );
        return judging(sent);
      },
    },
  },
  'PATCH /drivers/:driverId/documents/:kind/return': {
    ok: async (stage) => judging(await sentDocument(stage), { reason: 'Too dark.' }),
    check: ({ body }) => expect(body.documents).toMatchObject([{ state: 'returned', reason: 'Too dark.' }]),
    refusals: {
      DOCUMENT_NOT_FOUND: async (stage) =>
        judging(
          { ...(await sentDocument(stage)), documentId: crypto.randomUUID(), kind: 'insurance' },
          { reason: 'Too dark.' },
        ),
      DOCUMENT_CHANGED: async (stage) =>
        judging({ ...(await sentDocument(stage)), version: 9 }, { reason: 'Too dark.' }),
    },
  },
  'GET /drivers/earnings': {
    ok: async (stage) => {
      await stage.finished();
      return { as: 'driver' };
    },
    check: ({ body: { data, ...own } }) => {
      expect(data).toEqual(own);
      expect(own.total).toBeGreaterThan(0);
    },
  },
  'GET /drivers/vehicle': {
    ok: () => ({ as: 'driver' }),
    check: ({ body: { vehicle } }) => expect(vehicle).toMatchObject(OF_A_CLASS),
  },
  'PATCH /drivers/vehicle': {
    // During a ride, riders look for the vehicle as it was; and no two drivers have one plate.
    ok: async (stage) => {
      await stage.empty();
      return described(newPlate());
    },
    check: ({ body }, { people }) => {
      expect(body.vehicle).toEqual({
        ...{ model: 'Toyota Noah', licensePlate: expect.stringMatching(/^DHK-[0-9a-f]{8}$/) },
        ...OF_A_CLASS,
      });
      expect(body.driver.vehicle).toEqual(body.vehicle);
      expectWhole(body.driver, people.driver);
    },
    refusals: {
      RIDE_ACTIVE: async (stage) => {
        await stage.accepted();
        return described(newPlate());
      },
      VEHICLE_TWICE: async (stage) => {
        await stage.empty();
        const licensePlate = newPlate();
        const added = { vehicleId: crypto.randomUUID(), model: 'Toyota Noah', licensePlate };
        await addVehicle(stage.core, stage.people.driver, added);
        return described(licensePlate);
      },
      PLATE_IN_USE: async (stage) => {
        await stage.empty();
        return described(await drivenPlate(stage));
      },
    },
  },
  'GET /drivers': {
    ok: () => ({ as: 'admin', query: '?page=1&limit=2&status=approved&search=EXAMPLE.test' }),
    check: ({ body }) => {
      expect(body).toMatchObject({ page: 1, limit: 2 });
      expect(body.data).toHaveLength(2);
      expect(body.total).toBeGreaterThanOrEqual(2);
    },
  },
  'GET /drivers/:driverId': {
    ok: ({ people }) => ({ as: 'driver', params: { driverId: people.driver.userId } }),
    check: ({ body }, { people }) => {
      expect(body.driver).toMatchObject({ _id: people.driver.userId, user: people.driver.userId });
      expect(body.data).toEqual(body.driver);
    },
    refusals: unknown,
  },
  'PATCH /drivers/:driverId/approve': {
    ok: readyDriver,
    check: ({ body }) => expect(body.driver).toMatchObject({ approved: true }),
    refusals: { ...unknown, DRIVER_NOT_READY: somebody({ approved: false, available: false }) },
  },
  'PATCH /drivers/:driverId/suspend': {
    ok: somebody({}),
    check: ({ body }) => expect(body.driver).toMatchObject({ suspended: true, available: false }),
    refusals: unknown,
  },
  'PATCH /drivers/:driverId/reactivate': {
    ok: somebody({ suspended: true, available: false }),
    check: ({ body }) => expect(body.driver).toMatchObject({ suspended: false }),
    refusals: unknown,
  },
};
