import type { RideStory } from '@ridewire/contracts';
import type { WebSocket } from 'ws';
import type { Transaction } from './check-history.ts';

/** What people do to a ride. Each of them does each at most once, so it names an entry of the ride's list. */
type Done = 'requested' | 'accepted' | 'picked_up' | 'in_transit' | 'completed' | 'canceled';

interface Frame {
  id?: number | string;
  method?: string;
  params?: { path?: string; input?: { rideId?: string; commandId?: string; to?: Done } };
  error?: { data?: { code?: string } };
}

interface Asked {
  actorId: string;
  done: Done;
  rideId: string | undefined;
  commandId: string | undefined;
  startedAt: number;
  endedAt: number | undefined;
}

/** Refusals after which it may have been done all the same. */
const UNSURE = new Set(['INTERNAL', 'NOT_READY']);

/**
 * Writes down what clients asked of the product and what they were answered, as it went over their sockets, and what
 * stories of rides were read: each ride is a list to which people append what they do. The checker of histories judges it.
 */
export class Recorder {
  #asked: Asked[] = [];
  #reads: { startedAt: number; endedAt: number; rideId: string; entries: string[] }[] = [];
  readonly #rideIds = new Set<string>();

  /** The rides somebody did something to, in that order. */
  get rideIds(): readonly string[] {
    return [...this.#rideIds];
  }

  /** Listens to this person's new socket. */
  watch(actorId: string, socket: WebSocket): void {
    const open = new Map<number | string, Asked>();
    const send = socket.send.bind(socket);
    socket.send = (data: Parameters<typeof send>[0], ...rest: unknown[]) => {
      for (const frame of framesOf(data)) {
        const asked = this.#note(actorId, frame);
        if (asked && frame.id !== undefined) open.set(frame.id, asked);
      }
      return (send as (...all: unknown[]) => void)(data, ...rest);
    };
    socket.on('message', (data: Buffer) => {
      if (open.size === 0) return;
      const text = data.toString();
      // Most frames are pushes to subscriptions.
      const first = FIRST_ID.exec(text)?.[1];
      if (first !== undefined && !open.has(Number(first))) return;
      for (const frame of framesOf(text)) {
        const asked = frame.id === undefined ? undefined : open.get(frame.id);
        if (!asked || frame.id === undefined) continue;
        open.delete(frame.id);
        this.#answer(asked, frame);
      }
    });
  }

  read(startedAt: number, rideId: string, { events }: Pick<RideStory, 'events'>): void {
    this.#reads.push({ startedAt, endedAt: performance.now(), rideId, entries: entriesOf(events) });
  }

  /** Forgets all that was asked and read. Nothing may be under way. */
  forget(): void {
    this.#asked = [];
    this.#reads = [];
    this.#rideIds.clear();
  }

  /** @param rideOf the ride that a command made, for those whose answer was lost */
  toHistory(rideOf: (commandId: string) => string | undefined): Transaction[] {
    const numbers = new Map<string, number>();
    const numberOf = (entry: string) => {
      const number = numbers.get(entry) ?? numbers.size;
      numbers.set(entry, number);
      return number;
    };
    // The same again, after a lost answer, is the same entry: it was acknowledged when any of them was.
    const entries = new Map<string, Transaction>();
    for (const { actorId, done, startedAt, endedAt, ...asked } of this.#asked) {
      const key = asked.rideId ?? rideOf(asked.commandId ?? '');
      if (key === undefined) continue;
      const value = numberOf(`${done} ${actorId}`);
      const known = entries.get(`${key} ${value}`);
      entries.set(`${key} ${value}`, {
        startedAt: known?.startedAt ?? startedAt,
        endedAt: known?.endedAt ?? endedAt,
        appends: [{ key, value }],
        reads: [],
      });
    }
    const reads = this.#reads.map(({ rideId: key, entries: seen, ...times }): Transaction => ({
      ...times,
      appends: [],
      reads: [{ key, values: seen.map(numberOf) }],
    }));
    return [...entries.values(), ...reads];
  }

  #note(actorId: string, { method, params }: Frame): Asked | undefined {
    const { path, input } = params ?? {};
    const done = method === 'mutation' ? doneBy(path, input?.to) : undefined;
    if (!done) return undefined;
    const { rideId, commandId } = input ?? {};
    const asked = { actorId, done, rideId, commandId, startedAt: performance.now(), endedAt: undefined };
    if (rideId) this.#rideIds.add(rideId);
    this.#asked.push(asked);
    return asked;
  }

  #answer(asked: Asked, frame: Frame & { result?: { data?: { id?: string } } }): void {
    if (!frame.error) {
      asked.endedAt = performance.now();
      asked.rideId ??= frame.result?.data?.id;
      if (asked.rideId) this.#rideIds.add(asked.rideId);
    } else if (!UNSURE.has(frame.error.data?.code ?? 'INTERNAL'))
      this.#asked.splice(this.#asked.lastIndexOf(asked), 1);
  }
}

const DONE_BY: Readonly<Record<string, Done>> = {
  'rides.request': 'requested',
  'rides.accept': 'accepted',
  'rides.cancel': 'canceled',
};

const doneBy = (path = '', to?: Done): Done | undefined => (path === 'rides.advance' ? to : DONE_BY[path]);

/** The ID of a frame that comes alone. */
const FIRST_ID = /^\{"id":(\d+)/;

function framesOf(data: unknown): Frame[] {
  if (typeof data !== 'string' || !/^[[{]/.test(data)) return [];
  return [JSON.parse(data) as Frame | Frame[]].flat();
}

const ENTRY_OF: Readonly<Partial<Record<string, Done>>> = {
  'ride.requested': 'requested',
  'ride.reserved': 'accepted',
  'ride.accepted': 'accepted',
  'ride.picked_up': 'picked_up',
  'ride.in_transit': 'in_transit',
  'ride.completed': 'completed',
  'ride.canceled': 'canceled',
};

/** What people did, of all that a story tells. A reserved ride is accepted by itself when its turn comes. */
function entriesOf(events: RideStory['events']): string[] {
  const reservedBy = new Set<string>();
  return events.flatMap(({ type, actor }) => {
    const done = ENTRY_OF[type];
    if (!done || !actor) return [];
    if (type === 'ride.accepted' && reservedBy.delete(actor.id)) return [];
    if (type === 'ride.reserved') reservedBy.add(actor.id);
    return [`${done} ${actor.id}`];
  });
}
