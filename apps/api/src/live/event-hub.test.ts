import { expect, test } from 'vitest';
import { EventHub, SharedFrames, type Listener, type View } from './event-hub.ts';
import type { ServerEvent } from './events.ts';
import { BOARD, PEOPLE } from './topics.ts';

const event = { event: 'driver.changed' } as ServerEvent;

/** A listener that keeps what it gets. */
function listener(view: View<unknown>) {
  const got: { frames: SharedFrames; droppable: boolean }[] = [];
  let rereads = 0;
  const it: Listener = {
    view,
    push: (frames, droppable) => got.push({ frames, droppable }),
    reread: () => (rereads += 1),
  };
  return { it, got, rereads: () => rereads };
}

test('each view is made once for all who share it, in whatever order they joined', () => {
  const hub = new EventHub();
  let made = 0;
  const shared: View<unknown> = () => ({ made: (made += 1) });
  const other: View<unknown> = () => ({ other: true });
  const [a, b, c] = [listener(shared), listener(other), listener(shared)];
  for (const { it } of [a, b, c]) hub.join(BOARD, it);
  hub.publish(BOARD, event, true);
  expect(made).toBe(1);
  expect(c.got[0]?.frames).toBe(a.got[0]?.frames);
  expect(a.got[0]?.frames.json).toBe('{"type":"change","data":{"made":1}}');
  expect(b.got[0]?.frames.json).toBe('{"type":"change","data":{"other":true}}');
  expect([a, b, c].map(({ got }) => got[0]?.droppable)).toEqual([true, true, true]);
});

test('a view shows an event, nothing of it, or asks for a new snapshot', () => {
  const hub = new EventHub();
  const nothing = listener(() => undefined);
  const again = listener(() => 'reread');
  for (const { it } of [nothing, again]) hub.join(BOARD, it);
  hub.publish(BOARD, event);
  expect([nothing.got, nothing.rereads()]).toEqual([[], 0]);
  expect([again.got, again.rereads()]).toEqual([[], 1]);
});

test('only a topic’s listeners hear, until they leave', () => {
  const hub = new EventHub();
  const [a, b] = [listener(() => 1), listener(() => 1)];
  const leaveA = hub.join(BOARD, a.it);
  const leaveB = hub.join(BOARD, b.it);
  hub.publish(PEOPLE, event);
  hub.reread(PEOPLE);
  expect(a.got).toEqual([]);
  leaveA();
  // Leaving twice ends nobody else's subscription.
  leaveA();
  expect(hub.has(BOARD)).toBe(true);
  hub.publish(BOARD, event);
  hub.reread(BOARD);
  hub.rereadAll();
  expect([a.got.length, a.rereads()]).toEqual([0, 0]);
  expect([b.got.length, b.rereads()]).toEqual([1, 2]);
  leaveB();
  expect(hub.has(BOARD)).toBe(false);
  // No topic is left of which anybody would have to be told.
  hub.publish(BOARD, event);
  hub.leave(BOARD, a.it);
  expect(hub.listenerCount).toBe(0);
});

test('the frame of a request is written once, and is no other request’s', () => {
  const frames = new SharedFrames({ type: 'change', data: 'আ' });
  const textOf = (frame: Buffer) => frame.subarray(2).toString();
  const first = frames.frameFor(1);
  expect(textOf(first)).toBe('{"id":1,"result":{"type":"data","data":{"type":"change","data":"আ"}}}');
  const named = frames.frameFor('one');
  expect(textOf(named)).toMatch(/^\{"id":"one",/);
  expect(frames.frameFor('one')).toBe(named);
  expect(frames.frameFor(1)).toBe(first);
  expect(frames.frameFor('1')).not.toBe(first);
});
