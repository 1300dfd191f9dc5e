/**
 * The floor of every figure: ws and pg with nothing in between. A socket joins a room by its path. "accept" commits one
 * statement and tells the room, "reopen" prepares the next. Any other text goes to everyone in the room as one buffer.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
// One ride of its own in the product's tables, with the same columns, indexes, checks and foreign keys.
const makeUser = (role: string) =>
  pool.query(
    `insert into users (id, email, password_hash, role, name)
      values (uuidv7(), uuidv7() || '@floor.test', 'none', $1, 'Floor')`,
    [role],
  );
await makeUser('rider');
await makeUser('driver');
await pool.query(`insert into drivers (id, approved, vehicle_kind, vehicle_rank, vehicle_seats,
    confirmed_kind, confirmed_rank, confirmed_seats)
  select id, true, 'car', 4, 6, 'car', 4, 6 from users where role = 'driver' and email like '%@floor.test'`);
await pool.query(`insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng,
    destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents)
  select uuidv7(), uuidv7(), rider.id, driver.id, 'accepted', 'standard', 'Gulshan 2 Circle', 23.7947, 90.4143, 'Airport', 23.8433,
    90.3978, 7000, 1200, 1400, 280, 1120 from users rider, users driver
  where rider.role = 'rider' and driver.role = 'driver' and rider.email like '%@floor.test' and driver.email like '%@floor.test'`);
const { rows } = await pool.query<{ id: string; driver_id: string }>(
  'select id, driver_id from rides where driver_id is not null',
);
const [ride] = rows;

const ACCEPT = {
  name: 'accept',
  text: `with moved as (
      update rides set status = 'accepted', version = version + 1, driver_id = $2, accepted_at = now(), updated_at = now()
      where id = $1 and status = 'requested' returning *),
    logged as (insert into ride_events (ride_id, version, type, from_status, to_status, actor_id)
      select id, version, 'ride.accepted', 'requested', status, driver_id from moved)
    select id, version, status from moved`,
  values: [ride?.id, ride?.driver_id],
};
const REOPEN = {
  name: 'reopen',
  text: `update rides set status = 'requested', driver_id = null, accepted_at = null where id = $1`,
  values: [ride?.id],
};
await pool.query(REOPEN);

const rooms = new Map<string, Set<WebSocket>>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

sockets.on('connection', (socket, request) => {
  const name = request.url ?? '/';
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data: Buffer) => void take(room, data.toString()));
});

async function take(room: Set<WebSocket>, text: string): Promise<void> {
  if (text === 'accept') {
    const { rows } = await pool.query(ACCEPT);
    const frame = JSON.stringify({ type: 'change', data: rows[0] as unknown });
    for (const socket of room) socket.send(frame);
  } else if (text === 'reopen') {
    await pool.query(REOPEN);
    for (const socket of room) socket.send('reopened');
  } else {
    // A burst: everyone gets this text.
    const frame = Buffer.from(text);
    for (const socket of room) socket.send(frame, { binary: false });
  }
}

server.listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
