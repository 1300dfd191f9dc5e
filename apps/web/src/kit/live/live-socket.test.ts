import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getConnection } from './connection-state.ts';
import { closeLiveSocket, openLiveSocket, watchSignOut } from './live-socket.ts';

/** A server that closes its first sockets with these codes, one after the other. Later sockets stay open. */
let codes: number[] = [];
let opened = 0;
let server: Server;

beforeEach(async () => {
  opened = 0;
  server = createServer();
  server.on('upgrade', (request, socket) => {
    opened += 1;
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accepted = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accepted}\r\n\r\n`,
    );
    const code = codes.shift();
    if (code !== undefined) socket.end(Buffer.from([0x88, 2, code >> 8, code & 0xff]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  closeLiveSocket();
  server.closeAllConnections();
  server.close();
});

it('asks before it believes that it is signed out, and goes on where it is not', async () => {
  codes = [4401];
  const onSignedOut = vi.fn();
  const isSignedIn = vi.fn().mockResolvedValue(true);
  watchSignOut({ isSignedIn, onSignedOut });
  openLiveSocket();
  await expect.poll(() => opened).toBe(2);
  expect(isSignedIn).toHaveBeenCalledTimes(1);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('goes elsewhere at once when it is asked to, and has screens read again', async () => {
  codes = [];
  server.once('upgrade', (_request, socket) => {
    const asked = Buffer.from('{"id":null,"method":"reconnect"}');
    socket.write(Buffer.concat([Buffer.from([0x81, asked.length]), asked]));
  });
  const before = getConnection().openCount;
  openLiveSocket();
  await expect.poll(() => getConnection().openCount).toBe(before + 2);
  expect([opened, getConnection().status]).toEqual([2, 'live']);
});

it('opens no other socket once the answer is that it is', async () => {
  codes = [4401];
  const onSignedOut = vi.fn(closeLiveSocket);
  watchSignOut({ isSignedIn: async () => false, onSignedOut });
  openLiveSocket();
  await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
  expect(opened).toBe(1);
});

it('leaves its socket where the browser is offline, and opens another one after', async () => {
  codes = [];
  openLiveSocket();
  await expect.poll(() => getConnection().status).toBe('live');
  vi.stubGlobal('navigator', { onLine: false });
  window.dispatchEvent(new Event('offline'));
  expect(getConnection().status).not.toBe('live');
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => opened).toBe(2);
  await expect.poll(() => getConnection().status).toBe('live');
});
