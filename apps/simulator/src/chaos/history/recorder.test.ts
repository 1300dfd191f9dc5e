import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { RideStory } from '@ridewire/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { checkHistory } from './check-history.ts';
import { Recorder } from './recorder.ts';

/** Answers each frame with the frames that its path stands for. */
const ANSWERS: Record<string, object | null> = {
  'rides.request': { result: { type: 'data', data: { id: 'r1' } } },
  'rides.accept': { result: { type: 'data', data: {} } },
  'rides.advance': { error: { data: { code: 'ILLEGAL_STEP' } } },
  // The answer is lost.
  'rides.cancel': null,
};
let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      const { id, params } = JSON.parse(data.toString()) as { id: number; params: { path: string } };
      const answer = ANSWERS[params.path];
      if (answer) socket.send(JSON.stringify({ id, ...answer }));
    }),
  );
  await once(server, 'listening');
});
afterAll(() => server.close());

const story = (...events: [type: string, actorId: string][]) =>
  ({ events: events.map(([type, id]) => ({ type, actor: { id } })) }) as unknown as RideStory;
const REQUESTED = ['ride.requested', 'rider'] as [string, string];
const ACCEPTED = ['ride.accepted', 'driver'] as [string, string];

async function record(): Promise<Recorder> {
  const recorder = new Recorder();
  const open = async (actorId: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    recorder.watch(actorId, socket);
    await once(socket, 'open');
    let id = 0;
    const send = (path: string, input: object) =>
      socket.send(JSON.stringify({ id: (id += 1), method: 'mutation', params: { path, input } }));
    return { send, close: () => socket.close() };
  };
  const [rider, driver] = [await open('rider'), await open('driver')];
  rider.send('rides.request', { commandId: 'c1' });
  driver.send('rides.advance', { rideId: 'r1', to: 'completed' });
  driver.send('rides.accept', { rideId: 'r1' });
  rider.send('rides.cancel', { rideId: 'r1' });
  await expect.poll(() => answered(recorder)).toBe(2);
  rider.close();
  driver.close();
  return recorder;
}

const answered = (recorder: Recorder) =>
  recorder.toHistory(() => undefined).filter(({ endedAt }) => endedAt !== undefined).length;

test('what was answered has to be read, what was refused must not be, and a lost answer leaves both open', async () => {
  for (const [read, kinds] of [
    [[REQUESTED, ACCEPTED], []],
    [[REQUESTED, ACCEPTED, ['ride.canceled', 'rider']], []],
    [[REQUESTED], ['lost']],
    [[REQUESTED, ACCEPTED, ACCEPTED], ['doubled']],
    [[REQUESTED, ACCEPTED, ['ride.completed', 'rider']], ['invented']],
  ] as [[string, string][], string[]][]) {
    const recorder = await record();
    recorder.read(performance.now() + 1, 'r1', story(...read));
    expect(checkHistory(recorder.toHistory(() => undefined)).map(({ kind }) => kind)).toEqual(kinds);
  }
});

test('a reserved ride that begins by itself was accepted once', async () => {
  const recorder = await record();
  recorder.read(performance.now() + 1, 'r1', story(REQUESTED, ['ride.reserved', 'driver'], ACCEPTED));
  expect(checkHistory(recorder.toHistory(() => undefined))).toEqual([]);
});
