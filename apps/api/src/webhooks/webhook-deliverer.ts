import type { Db } from '@ridewire/db';
import pLimit from 'p-limit';
import { inTransaction } from '../core/in-transaction.ts';
import { isUndone } from '../core/is-undone.ts';
import type { Log } from '../core/log.ts';
import { MicroBatch } from '../core/micro-batch.ts';
import { tell } from '../live/tell.ts';
import { viewEvent } from '../events/event-view.ts';
import type { WebhookAddresses } from './is-webhook-address.ts';
import { sendWebhook, type Outcome } from './send-webhook.ts';
import {
  noteOutcomes,
  releaseDelivery,
  takeDeliveries,
  type TakenDelivery,
  type Tried,
} from './webhook-queue.ts';

/** How many deliveries of a webhook a process sends at once. */
const AT_ONCE = 16;
/**
 * How many it has in hand: the next ones are there when places get free. All have been tried before the lease of the last
 * one ends, even if the receiver never answers.
 */
const IN_HAND = 32;
/** A delivery that waited longer for its turn is given back, in milliseconds: its webhook may have been paused or moved since. */
const LONGEST_TURN_MS = 1_000;
/** It takes no fewer at once: few cost the database as much as many. */
const TAKEN_AT_LEAST = 8;
/** After so many failures in a row, one is tried at a time, after a rest that doubles from a second to a minute. */
const STREAK = 8;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;
/** The desk hears of deliveries at most this often, in milliseconds. */
const TELL_MS = 1_000;
/** A process that ends waits so long for receivers, in milliseconds. */
const FINISH_MS = 2_000;

/** Whether a receiver is there at all: one that refuses an event may take the next. */
const isReached = ({ problem, status }: Outcome): boolean =>
  problem === null || (status !== null && status < 500 && status !== 429);

/** The deliveries of one webhook in this process: a receiver that hangs holds up only its own. */
class Lane {
  readonly inHand = new Set<Promise<void>>();
  readonly inTurn = pLimit(AT_ONCE);
  /** What became of those that ended at about the same time is noted together. */
  readonly notes: MicroBatch<Tried, void>;
  taking: Promise<void> | undefined;
  /** Whether more may be due than the last look found. */
  isStale = false;
  #failures = 0;
  #restsUntil = 0;

  constructor(note: (tried: Tried[]) => Promise<void[]>) {
    this.notes = new MicroBatch(note, { keysOf: ({ rideId }) => [rideId], isRefusal: isUndone });
  }

  get isResting(): boolean {
    return performance.now() < this.#restsUntil;
  }

  /** How many more can be taken now. */
  get room(): number {
    if (this.isResting) return 0;
    if (this.#failures >= STREAK) return this.inHand.size === 0 ? 1 : 0;
    const room = IN_HAND - this.inHand.size;
    return room < TAKEN_AT_LEAST ? 0 : room;
  }

  count(isReached: boolean): void {
    if (isReached) {
      this.#failures = 0;
      this.#restsUntil = 0;
      return;
    }
    // Those that were under way with the one that began the rest say nothing new.
    if (this.isResting) return;
    this.#failures += 1;
    const doubled = FIRST_REST_MS * 2 ** Math.min(10, this.#failures - STREAK);
    this.#restsUntil = this.#failures < STREAK ? 0 : performance.now() + Math.min(LONGEST_REST_MS, doubled);
  }
}

export interface DelivererDeps {
  db: Db;
  log: Log;
  webhookAddresses: WebhookAddresses;
  /** The pauses after each try, in seconds, instead of the usual ones. */
  webhookPauses?: readonly number[];
}

/** Tells the desk of webhooks whose deliveries went on, at most once in a while. */
function createTeller({ db, log }: Pick<DelivererDeps, 'db' | 'log'>) {
  const changed = new Set<string>();
  let telling: NodeJS.Timeout | undefined;
  async function tellChanged(): Promise<void> {
    const told = [...changed];
    if (told.length === 0) return;
    changed.clear();
    await inTransaction(db, (tx) =>
      tell(tx, ...told.map((webhookId) => ({ event: 'webhook.changed' as const, webhookId }))),
    );
  }
  return {
    note(webhookId: string): void {
      changed.add(webhookId);
      telling ??= setTimeout(() => {
        telling = undefined;
        tellChanged().catch((error: unknown) => log.error({ error }, 'could not tell of webhooks'));
      }, TELL_MS).unref();
    },
    /** Tells of the last ones at once. */
    async finish(): Promise<void> {
      clearTimeout(telling);
      telling = undefined;
      await tellChanged();
    },
  };
}

/** Sends the deliveries that are due, some of each webhook at once. */
export function createDeliverer(deps: DelivererDeps) {
  const { db, log } = deps;
  const lanes = new Map<string, Lane>();
  const teller = createTeller(deps);
  const ending = new AbortController();
  let isEnding = false;

  function laneOf(webhookId: string): Lane {
    let lane = lanes.get(webhookId);
    if (!lane) {
      lane = new Lane((tried) => noteOutcomes(db, webhookId, tried, deps.webhookPauses));
      lanes.set(webhookId, lane);
    }
    return lane;
  }

  async function sendOne(webhookId: string, lane: Lane, taken: TakenDelivery): Promise<void> {
    const takenMs = performance.now();
    const outcome = await lane.inTurn(async () => {
      const hasWaited = performance.now() - takenMs > LONGEST_TURN_MS;
      if (isEnding || lane.isResting || hasWaited) return undefined;
      const { url, secrets, eventId } = taken;
      const body = JSON.stringify(viewEvent(taken));
      const outgoing = { url, secrets, messageId: `evt_${eventId}`, body };
      return sendWebhook(outgoing, deps.webhookAddresses, ending.signal);
    });
    if (!outcome || (ending.signal.aborted && outcome.problem !== null)) return releaseDelivery(db, taken.id);
    lane.count(isReached(outcome));
    await lane.notes.add({ ...taken, ...outcome });
    teller.note(webhookId);
  }

  async function takeDue(webhookId: string, lane: Lane): Promise<void> {
    try {
      do {
        // Those that were noted together make room together.
        await Promise.resolve();
        lane.isStale = false;
        const { room } = lane;
        if (room === 0 || isEnding) return;
        const taken = await takeDeliveries(db, webhookId, room);
        if (taken.length === room) lane.isStale = true;
        for (const each of taken) {
          const sending = sendOne(webhookId, lane, each)
            .catch((error: unknown) => log.error({ error }, 'could not note what became of a delivery'))
            .finally(() => {
              lane.inHand.delete(sending);
              // The next one of its ride may be due, or others for which there was no room.
              deliver(webhookId).catch((error: unknown) =>
                log.error({ error }, 'could not deliver what is due'),
              );
            });
          lane.inHand.add(sending);
        }
      } while (lane.isStale);
    } finally {
      lane.taking = undefined;
    }
  }

  /** Takes and sends what is due, as far as there is room. */
  function deliver(webhookId: string): Promise<void> {
    const lane = laneOf(webhookId);
    lane.isStale = true;
    return (lane.taking ??= takeDue(webhookId, lane));
  }

  return {
    deliver,
    isResting: (webhookId: string): boolean => laneOf(webhookId).isResting,
    /** Waits for those under way; what takes longer is left to another process. */
    finish: async (): Promise<void> => {
      isEnding = true;
      const tooLong = setTimeout(() => ending.abort(), FINISH_MS);
      const all = [...lanes.values()];
      for (const { taking } of all) await taking?.catch(() => {});
      await Promise.all(all.flatMap(({ inHand }) => [...inHand]));
      clearTimeout(tooLong);
      await teller.finish();
    },
  };
}
