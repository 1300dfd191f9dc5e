import { FEWEST_SEARCH_LETTERS, type Findings, type FoundRide, type RideDetail } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Db } from '@ridewire/db';
import { Slots } from '../core/slots.ts';
import { searchDrivers, searchUsers } from './search-people.ts';
import { searchRides } from './search-rides.ts';

/** How many of each kind are shown. */
const LIMIT = 5;

/** The searches of one person at once: the next text doesn't wait for the one before. */
const ofPerson = new Slots(3);

/**
 * The newest few matches the person may see: their own rides, and everything for an admin.
 * @throws AppError TOO_MANY
 */
export async function findAnything(
  deps: { adminDb: Db; personalDb: Db },
  actor: Actor,
  text: string,
): Promise<Findings> {
  // A single '#' begins an id.
  if (text.replace(/^#/, '').length < FEWEST_SEARCH_LETTERS) return { users: [], drivers: [], rides: [] };
  const leave = ofPerson.take(actor.userId);
  if (!leave) throw new AppError('TOO_MANY');
  try {
    return await find(deps, actor, text);
  } finally {
    leave();
  }
}

async function find(deps: { adminDb: Db; personalDb: Db }, actor: Actor, text: string): Promise<Findings> {
  const isAdmin = actor.role === 'admin';
  const db = isAdmin ? deps.adminDb : deps.personalDb;
  const [users, drivers, rides] = await Promise.all([
    isAdmin ? searchUsers(db, text, LIMIT) : [],
    isAdmin ? searchDrivers(db, text, LIMIT) : [],
    searchRides(db, actor, text, LIMIT),
  ]);
  return {
    users: users.map(({ id, name, email, role, status }) => ({ id, name, email, role, status })),
    drivers: drivers.map(({ id, name, email, vehicle }) => ({
      id,
      name,
      email,
      licensePlate: vehicle.licensePlate,
    })),
    rides: rides.map(asFound),
  };
}

const asFound = ({ id, status, pickup, destination, times, updatedAt }: RideDetail): FoundRide => ({
  id,
  status,
  pickup: pickup.address,
  destination: destination.address,
  requestedAt: times.requested ?? updatedAt,
});
