import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import type { Db } from '@ridewire/db';
import { withoutIndexes } from './without-indexes.ts';

export interface YearSize {
  rides: number;
  users: number;
  drivers: number;
}

/** Numbers that look random and are the same every time. */
const chance = (n: string, salt: number) => `(abs(hashint4(${n} + ${salt} * 7919)::bigint))`;
const pick = (array: string, n: string, salt: number) =>
  `(${array})[1 + ${chance(n, salt)} % array_length(${array}, 1)]`;

/** The first ones drive, the second are admins, all others ride. */
const personId = (n: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const GIVEN = [
  'Abdul',
  'Tanvir',
  'Rakib',
  'Nusrat',
  'Farhana',
  'Imran',
  'Sadia',
  'Arif',
  'Mim',
  'Zahid',
  'Laila',
];
const FAMILY = [
  'Hossain',
  'Rahman',
  'Islam',
  'Ahmed',
  'Uddin',
  'Akter',
  'Khan',
  'Miah',
  'Sarkar',
  'Begum',
  'Alam',
];
const BANGLA = ['গুলশান', 'ধানমন্ডি', 'মিরপুর', 'উত্তরা', 'বনানী', 'মতিঝিল', 'ফার্মগেট', 'শাহবাগ'];
const AREAS = [...new Set(DHAKA_PLACES.map((place) => place.area))];
const PLACES = DHAKA_PLACES.map((place) => `${place.name}, ${place.area}`);

/** Half the addresses are houses on a road, a few are in Bangla, one in a hundred thousand is a unique lane. */
const address = (salt: number) => `case
  when n % 100000 = ${salt} then 'Zindabahar Lane ' || n / 100000 || ', Old Dhaka'
  when ${chance('n', salt)} % 100 < 5 then 'বাড়ি ' || ${chance('n', salt + 1)} % 90 || ', ' || ${pick('$1::text[]', 'n', salt + 2)}
  when ${chance('n', salt)} % 100 < 55 then 'House ' || ${chance('n', salt + 3)} % 200 || ', Road ' || ${chance('n', salt + 4)} % 60
    || ', ' || ${pick('$2::text[]', 'n', salt + 5)}
  else ${pick('$3::text[]', 'n', salt + 6)} end`;

/** One of as many areas as a large city has. */
const area = (salt: number) => `'883cf13' || lpad(to_hex(${chance('n', salt)} % 600), 3, '0') || 'fffff'`;

/** A city's year: riders, drivers, and rides spread evenly over the last 365 days, the newest still under way. */
export async function makeYear(db: Db, size: YearSize, log: (line: string) => void): Promise<void> {
  log(`making ${size.users} users, ${size.drivers} of them drivers`);
  await withoutIndexes(db, 'users', async () => {
    await db.pool.query(
      `insert into users (id, email, password_hash, role, status, email_verified_at, name, phone, created_at, updated_at)
        select ${personId('n')}, 'person' || n || '@' || case n % 3 when 0 then 'gmail.test' when 1 then 'mail.test' else 'dhaka.test' end,
          'none', (case when n % $4::int = 0 and n / $4::int <= $5::int then 'driver' when n % 100000 = 1 then 'admin' else 'rider' end)::role,
          (case when ${chance('n', 1)} % 50 = 0 then 'blocked' else 'active' end)::user_status, made,
          case when n % 20 = 0 then 'রহিম ' || ${pick('$3::text[]', 'n', 2)} else ${pick('$1::text[]', 'n', 3)} || ' ' || ${pick('$2::text[]', 'n', 4)} end,
          '+8801' || lpad((n % 1000000000)::text, 9, '0'), made, made
        from generate_series(1, $6::int) n, lateral (select now() - ($6::int - n)::float8 / $6::int * interval '94608000 seconds' as made) m`,
      [GIVEN, FAMILY, BANGLA, Math.floor(size.users / size.drivers), size.drivers, size.users],
    );
  });
  await withoutIndexes(db, 'drivers', async () => {
    await db.pool.query(
      `insert into drivers (id, approved, suspended, available, vehicle_model, license_plate, created_at)
        select id, n % 20 <> 0, n % 31 = 0, n % 20 <> 0 and n % 31 <> 0 and n % 3 = 0, 'Toyota Axio',
          'Dhaka Metro-Ga ' || n % 50 || '-' || lpad((n * 37 % 10000)::text, 4, '0'), created_at
        from (select id, created_at, row_number() over (order by created_at) as n from users where role = 'driver') d`,
    );
  });
  log(`making ${size.rides} rides`);
  await withoutIndexes(db, 'rides', () => makeRides(db, size));
  log('indexing what searches look through');
  await withoutIndexes(db, 'ride_search', async () => {
    await db.pool.query(`insert into ride_search (ride_id, bucket, letters)
      select id, ride_bucket(id), search_letters(lower(pickup_address || E'\\n' || destination_address)) from rides order by id`);
  });
}

/** In parts, for progress on disk instead of in memory. The last rides are active, each with its own people. */
async function makeRides(db: Db, { rides, users, drivers }: YearSize): Promise<void> {
  const perDriver = Math.floor(users / drivers);
  const active = Math.min(4_000, Math.floor(drivers / 2), Math.floor(rides / 10));
  const part = 500_000;
  for (let first = 1; first <= rides; first += part) {
    await db.pool.query(
      `insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng,
          destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
          commission_cents, payout_cents, requested_at, completed_at, canceled_at, canceled_by, deleted_at, updated_at, pickup_cell)
        select (lpad(to_hex(ms), 12, '0') || '7' || substr(hash, 1, 3) || 'a' || substr(hash, 4, 15))::uuid,
          gen_random_uuid(), rider, case when status = 'requested' then null else driver end, status, 'standard',
          ${address(11)}, 23.7 + ${chance('n', 5)} % 1000 / 5000.0, 90.35 + ${chance('n', 6)} % 1000 / 10000.0,
          ${address(31)}, 23.7 + ${chance('n', 7)} % 1000 / 5000.0, 90.35 + ${chance('n', 8)} % 1000 / 10000.0,
          7000, 1200, fare, fare / 5, fare - fare / 5, at,
          case when status = 'completed' then at + interval '25 minutes' end,
          case when status = 'canceled' then at + interval '4 minutes' end,
          (case when status = 'canceled' then 'rider' end)::canceled_by,
          case when status in ('completed', 'canceled') and ${chance('n', 9)} % 200 = 0 then at + interval '1 day' end,
          at + interval '25 minutes', ${area(15)}
        from generate_series($4::int, $5::int) n, lateral (
          select to_timestamp(ms / 1000.0) as at, ms, md5(n::text) as hash, (500 + ${chance('n', 10)} % 100 * 10)::int as fare,
            ${personId(`case when n > $6::int - $7::int then ($6::int - n + 1) * $9::int + 2 else 1 + ${chance('n', 12)} % $8::int end`)} as rider,
            ${personId(`(1 + case when n > $6::int - $7::int then $6::int - n else ${chance('n', 13)} % $10::int end) * $9::int`)} as driver,
            (case when n > $6::int - $7::int then (array['requested', 'accepted', 'picked_up', 'in_transit'])[1 + n % 4]
              when ${chance('n', 14)} % 100 < 7 then 'canceled' else 'completed' end)::ride_status as status
          from (select (extract(epoch from now()) * 1000 - ($6::int - n)::float8 / $6::int * 31536000000)::bigint as ms) t
        ) r order by ms`,
      [
        BANGLA,
        AREAS,
        PLACES,
        first,
        Math.min(rides, first + part - 1),
        rides,
        active,
        users,
        perDriver,
        drivers,
      ],
    );
  }
}
