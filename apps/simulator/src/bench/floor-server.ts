/**
 * The floor under every figure: ws and pg with nothing in between. A socket joins a room by its path; "accept" commits
 * one statement and tells the room; "burst" sends one prepared buffer to everybody in the room.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
await pool.query(`create table if not exists floor_rides (id int primary key, status text not null, version int not null);
  create table if not exists floor_events (ride_id int, version int, at timestamptz default now());
  insert into floor_rides values (1, 'requested', 1) on conflict do nothing`);

const ACCEPT = {
  name: 'accept',
  text: `with moved as (update floor_rides set status = 'accepted', version = version + 1 where id = 1 returning *),
    logged as (insert into floor_events (ride_id, version) select id, version from moved)
    select id, version, status from moved`,
};

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
  } else {
    // A burst: the text is what everybody gets.
    const frame = Buffer.from(text);
    for (const socket of room) socket.send(frame, { binary: false });
  }
}

server.listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
