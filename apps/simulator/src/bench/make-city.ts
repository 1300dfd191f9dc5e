import { randomUUID } from 'node:crypto';
import type { LatLng } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** A person of the benchmark's city, signed in. */
export interface Citizen {
  id: string;
  cookie: string;
  at: LatLng;
}

export interface City {
  admin: Citizen;
  /** The first ones have rides: accepted, then picked up, then in transit. The last ones are free. */
  drivers: Citizen[];
  /** Without a ride. */
  riders: Citizen[];
  /** By driver: the ride and its status. */
  driving: Map<string, { rideId: string; status: 'accepted' | 'picked_up' | 'in_transit' }>;
  /** Rides that nobody has taken. */
  waiting: string[];
}

export interface CitySize {
  drivers: number;
  rides: number;
  /** How many drivers are free. */
  freeDrivers: number;
  freeRiders: number;
}

/** Dhaka, about 16 × 22 km. */
const WEST = 90.34;
const SOUTH = 23.7;
const SPAN_DEGREES = { lng: 0.16, lat: 0.2 };
const FIRST = ['Karim', 'Rina', 'Nadia', 'Ali', 'Tania', 'Rafiq', 'Sumi', 'Jamal', 'Mitu', 'Omar'];
const LAST = ['Uddin', 'Rahman', 'Akter', 'Hossain', 'Chowdhury', 'Islam', 'Begum', 'Khan'];

/** A place in the city, which may be in a river. */
export const somewhere = (): LatLng => ({
  lat: SOUTH + Math.random() * SPAN_DEGREES.lat,
  lng: WEST + Math.random() * SPAN_DEGREES.lng,
});
const makeCitizen = (): Citizen => {
  const id = randomUUID();
  return { id, cookie: `ridewire_session=bench-${id}`, at: somewhere() };
};
const makeMany = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Writes a city in mid-morning straight into the database, before a server reads it. */
export async function makeCity(db: Db, size: CitySize): Promise<City> {
  const admin = makeCitizen();
  const drivers = makeMany(size.drivers, makeCitizen);
  const riders = makeMany(size.freeRiders, makeCitizen);
  const passengers = makeMany(size.rides, makeCitizen);
  await insertUsers(db, 'admin', [admin]);
  await insertUsers(db, 'driver', drivers);
  await insertUsers(db, 'rider', [...riders, ...passengers]);
  await db.pool.query(
    `insert into drivers (id, approved, available, vehicle_model, license_plate, last_lat, last_lng, last_position_at)
      select id, true, true, 'Toyota Axio', 'DHK-' || lpad(n::text, 4, '0'), lat, lng, now()
      from json_to_recordset($1::json) as d(id uuid, n int, lat float8, lng float8)`,
    [JSON.stringify(drivers.map(({ id, at }, n) => ({ id, n, ...at })))],
  );

  const busy = drivers.slice(0, size.drivers - size.freeDrivers);
  const city: City = { admin, drivers, riders, driving: new Map(), waiting: [] };
  const rides = passengers.map((passenger, index) => {
    const driver = busy[index];
    const share = index / busy.length;
    const status = !driver
      ? ('requested' as const)
      : share < 0.3
        ? ('accepted' as const)
        : share < 0.4
          ? ('picked_up' as const)
          : ('in_transit' as const);
    const rideId = randomUUID();
    if (driver && status !== 'requested') city.driving.set(driver.id, { rideId, status });
    else city.waiting.push(rideId);
    const to = somewhere();
    return {
      id: rideId,
      riderId: passenger.id,
      driverId: driver?.id ?? null,
      status,
      lat: passenger.at.lat,
      lng: passenger.at.lng,
      toLat: to.lat,
      toLng: to.lng,
      // A few are stuck from the start, and more become stuck during the run.
      ageSeconds: status === 'requested' ? Math.floor(Math.random() * 75) : Math.floor(Math.random() * 300),
    };
  });
  await insertRides(db, rides);
  await db.pool.query('analyze');
  return city;
}

async function insertUsers(db: Db, role: string, people: readonly Citizen[]): Promise<void> {
  await db.pool.query(
    `insert into users (id, email, password_hash, role, name, phone, email_verified_at)
      select id, id || '@example.test', 'none', $2::role, name, '+8801700000000', now()
      from json_to_recordset($1::json) as p(id uuid, name text)`,
    [
      JSON.stringify(
        people.map(({ id }, n) => ({
          id,
          name: `${FIRST[n % FIRST.length]} ${LAST[Math.floor(n / FIRST.length) % LAST.length]}`,
        })),
      ),
      role,
    ],
  );
  await db.pool.query(
    `insert into sessions (id, user_id, secret_hash, expires_at)
      select gen_random_uuid(), id, sha256(convert_to('bench-' || id, 'UTF8')), now() + interval '1 day'
      from json_to_recordset($1::json) as p(id uuid)`,
    [JSON.stringify(people.map(({ id }) => ({ id })))],
  );
}

/** The dispatcher leaves these alone (no next round), so that only the benchmark changes the board. */
async function insertRides(db: Db, rides: readonly object[]): Promise<void> {
  await db.pool.query(
    `insert into rides (id, command_id, rider_id, driver_id, status, version, type, pickup_address, pickup_lat,
        pickup_lng, destination_address, destination_lat, destination_lng, distance_meters, duration_seconds,
        fare_cents, commission_cents, payout_cents, offered_count, requested_at, accepted_at, picked_up_at, in_transit_at)
      select id, gen_random_uuid(), "riderId", "driverId", status, 4, 'standard', 'House 12, Road 27, Gulshan', lat, lng,
        'Airport Terminal 1, Uttara', "toLat", "toLng", 9000, 1500, 1450, 290, 1160, 3,
        now() - "ageSeconds" * interval '1 second',
        case when status <> 'requested' then now() - "ageSeconds" * interval '0.9 second' end,
        case when status in ('picked_up', 'in_transit') then now() - "ageSeconds" * interval '0.5 second' end,
        case when status = 'in_transit' then now() - "ageSeconds" * interval '0.2 second' end
      from json_to_recordset($1::json) as r(id uuid, "riderId" uuid, "driverId" uuid, status ride_status, lat float8,
        lng float8, "toLat" float8, "toLng" float8, "ageSeconds" int)`,
    [JSON.stringify(rides)],
  );
}
