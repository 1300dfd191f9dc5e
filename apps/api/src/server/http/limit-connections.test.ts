import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(options: Parameters<typeof limitConnections>[1]): Promise<() => Promise<Socket>> {
  server = createServer((_request, response) => response.end('here'));
  limitConnections(server, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => {});
    });
}

/** The server's answer; nothing where it closes the connection. */
const ask = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let heard = '';
    socket.on('data', (data) => resolve((heard = data.toString())));
    socket.once('close', () => resolve(heard));
    socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  });

test('one address has so many connections, and each place comes back', async () => {
  const cut: string[] = [];
  const onCut = (address: string) => cut.push(address);
  const open = await listen({ isDirect: true, maxPerAddress: 2, isExempt: () => false, onCut });
  const first = await open();
  expect(await ask(first)).toContain('200 OK');
  expect(await ask(await open())).toContain('200 OK');
  expect(await ask(await open())).toBe('');
  expect(await ask(await open())).toBe('');
  expect(cut).toEqual(['127.0.0.1']);
  first.destroy();
  await expect.poll(async () => ask(await open())).toContain('200 OK');
});

test.each([
  { isDirect: false, maxPerAddress: 1, isExempt: () => false },
  { isDirect: true, maxPerAddress: 1 },
])('a proxy, or a program on the same machine, is not counted so: %o', async (options) => {
  const open = await listen(options);
  await open();
  expect(await ask(await open())).toContain('200 OK');
  expect(server.maxConnections).toBe(20_000);
});
