import type { IncidentState, IncidentView, ListIncidentsInput, PageOf } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../core/app-error.ts';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { alertImage, selectAlerts, viewAlert } from './alert-image.ts';

const { alerts, incidentNotes, rides, users } = schema;
const rider = alias(users, 'rider');
const driver = alias(users, 'driver');

/** The SOS alerts of these rides, with their notes and the rides' present state; in this order. */
async function readIncidents({ orm }: Reader, rideIds: string[]): Promise<IncidentView[]> {
  if (rideIds.length === 0) return [];
  const called = await orm
    .select({
      rideId: rides.id,
      status: rides.status,
      pickupAddress: rides.pickupAddress,
      destinationAddress: rides.destinationAddress,
      isDeleted: sql<boolean>`${rides.deletedAt} is not null`,
      riderName: rider.name,
      driverId: rides.driverId,
      driverName: driver.name,
    })
    .from(rides)
    .innerJoin(rider, eq(rider.id, rides.riderId))
    .leftJoin(driver, eq(driver.id, rides.driverId))
    .where(inArray(rides.id, rideIds));
  const calls = await selectAlerts(orm)
    .where(inArray(alerts.rideId, rideIds))
    .orderBy(desc(alerts.raisedAt), desc(alerts.press));
  const notes = await orm
    .select({
      rideId: incidentNotes.rideId,
      id: incidentNotes.id,
      text: incidentNotes.text,
      by: { id: users.id, name: users.name },
      at: incidentNotes.at,
    })
    .from(incidentNotes)
    .innerJoin(users, eq(users.id, incidentNotes.authorId))
    .where(inArray(incidentNotes.rideId, rideIds))
    .orderBy(asc(incidentNotes.at), asc(incidentNotes.id));
  const byRide = new Map(called.map(({ rideId, ...ride }) => [rideId, ride]));
  return rideIds.flatMap((rideId) => {
    const ride = byRide.get(rideId);
    const ofRide = calls.filter((call) => call.rideId === rideId);
    if (!ride || ofRide.length === 0) return [];
    const viewed = ofRide.map((call) => ({
      ...viewAlert(alertImage(call)),
      closed: call.closedAt && call.closedBy && { by: call.closedBy, at: call.closedAt.toISOString() },
    }));
    const taken = viewed
      .flatMap(({ acknowledged }) => acknowledged ?? [])
      .toSorted((a, b) => (a.at < b.at ? 1 : -1));
    return {
      rideId,
      state: stateOf(viewed),
      owner: taken[0] ?? null,
      calls: viewed,
      notes: notes
        .filter((note) => note.rideId === rideId)
        .map(({ id, text, by, at }) => ({ id, text, by, at: at.toISOString() })),
      ride,
    };
  });
}

function stateOf(calls: Pick<IncidentView['calls'][number], 'acknowledged' | 'closed'>[]): IncidentState {
  if (calls.some(({ acknowledged }) => acknowledged === null)) return 'open';
  return calls.some(({ closed }) => closed === null) ? 'in_hand' : 'closed';
}

/** The SOS alerts of a ride as of the snapshot; null where there are none. */
export const findIncident = async (db: Reader, rideId: string): Promise<IncidentView | null> =>
  (await readIncidents(db, [rideId]))[0] ?? null;

/** @throws AppError INCIDENT_NOT_FOUND, also where there is no such ride */
export async function getIncident(db: Db, rideId: string): Promise<IncidentView> {
  const incident = await inSnapshot(db, (snapshot) => findIncident(snapshot, rideId));
  if (!incident) throw new AppError('INCIDENT_NOT_FOUND');
  return incident;
}

/** One page: unassigned ones first, then those in hand; in each group the latest alert first. */
export const listIncidents = (
  db: Db,
  { page, limit, state }: ListIncidentsInput,
): Promise<PageOf<IncidentView>> =>
  inSnapshot(db, async (snapshot) => {
    const incidents = snapshot.orm
      .select({
        rideId: alerts.rideId,
        calledAt: max(alerts.raisedAt).as('called_at'),
        state: sql<IncidentState>`case when bool_or(${alerts.acknowledgedAt} is null) then 'open'
          when bool_or(${alerts.closedAt} is null) then 'in_hand' else 'closed' end`.as('state'),
      })
      .from(alerts)
      .groupBy(alerts.rideId)
      .as('incidents');
    const isListed = state && eq(incidents.state, state);
    const [counted] = await snapshot.orm.select({ total: count() }).from(incidents).where(isListed);
    const listed = await snapshot.orm
      .select({ rideId: incidents.rideId })
      .from(incidents)
      .where(isListed)
      .orderBy(
        sql`array_position(array['open', 'in_hand', 'closed'], ${incidents.state})`,
        desc(incidents.calledAt),
        asc(incidents.rideId),
      )
      .limit(limit)
      .offset((page - 1) * limit);
    const items = await readIncidents(
      snapshot,
      listed.map(({ rideId }) => rideId),
    );
    return { items, page, limit, total: counted?.total ?? 0 };
  });
