import type { Db } from '@ridewire/db';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { tell } from '../live/tell.ts';
import { viewEvent } from '../events/event-view.ts';
import type { WebhookAddresses } from './is-webhook-address.ts';
import { sendWebhook, type Outcome } from './send-webhook.ts';
import { noteOutcome, releaseDelivery, takeDeliveries, type TakenDelivery } from './webhook-queue.ts';

/** How many deliveries of a webhook a process sends at once. */
const AT_ONCE = 16;
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
  readonly underWay = new Set<Promise<void>>();
  /** Places kept for deliveries that are being taken from the database. */
  asked = 0;
  #failures = 0;
  #restsUntil = 0;

  /** How many more can be sent now. */
  get room(): number {
    if (performance.now() < this.#restsUntil) return 0;
    const most = this.#failures < STREAK ? AT_ONCE : 1;
    return Math.max(0, most - this.underWay.size - this.asked);
  }

  count(isReached: boolean): void {
    if (isReached) {
      this.#failures = 0;
      this.#restsUntil = 0;
      return;
    }
    // Those that were under way with the one that began the rest say nothing new.
    if (performance.now() < this.#restsUntil) return;
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

/** Sends the deliveries that are due, some of each webhook at once. */
export function createDeliverer(deps: DelivererDeps) {
  const { db, log } = deps;
  const lanes = new Map<string, Lane>();
  const changed = new Set<string>();
  const ending = new AbortController();
  const takings = new Set<Promise<unknown>>();
  let isEnding = false;
  let telling: NodeJS.Timeout | undefined;

  async function tellChanged(): Promise<void> {
    const told = [...changed];
    if (told.length === 0) return;
    changed.clear();
    await inTransaction(db, (tx) =>
      tell(tx, ...told.map((webhookId) => ({ event: 'webhook.changed' as const, webhookId }))),
    );
  }
  function noteChanged(webhookId: string): void {
    changed.add(webhookId);
    telling ??= setTimeout(() => {
      telling = undefined;
      tellChanged().catch((error: unknown) => log.error({ error }, 'could not tell of webhooks'));
    }, TELL_MS).unref();
  }

  async function sendOne(webhookId: string, lane: Lane, taken: TakenDelivery): Promise<void> {
    const outcome = await sendWebhook(
      {
        url: taken.url,
        secrets: taken.secrets,
        messageId: `evt_${taken.eventId}`,
        body: JSON.stringify(viewEvent(taken)),
      },
      deps.webhookAddresses,
      ending.signal,
    );
    if (ending.signal.aborted && outcome.problem !== null) return releaseDelivery(db, taken.id);
    lane.count(isReached(outcome));
    await noteOutcome(db, webhookId, taken, outcome, deps.webhookPauses);
    noteChanged(webhookId);
  }

  async function deliver(webhookId: string): Promise<void> {
    let lane = lanes.get(webhookId);
    if (!lane) lanes.set(webhookId, (lane = new Lane()));
    const { room, underWay } = lane;
    if (room <= 0 || isEnding) return;
    lane.asked += room;
    const taking = takeDeliveries(db, webhookId, room).finally(() => (lane.asked -= room));
    takings.add(taking);
    const taken = await taking.finally(() => takings.delete(taking));
    for (const each of taken) {
      const sending = sendOne(webhookId, lane, each)
        .catch((error: unknown) => log.error({ error }, 'could not note what became of a delivery'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    // More may be due: the next one of a ride when this one arrived, or others for which there was no room.
    if (taken.length > 0)
      void Promise.race(underWay)
        .then(() => deliver(webhookId))
        .catch((error: unknown) => log.error({ error }, 'could not deliver what is due'));
  }

  return {
    deliver,
    /** Waits for those under way; what takes longer is left to another process. */
    finish: async (): Promise<void> => {
      isEnding = true;
      const tooLong = setTimeout(() => ending.abort(), FINISH_MS);
      await Promise.allSettled(takings);
      await Promise.all([...lanes.values()].flatMap(({ underWay }) => [...underWay]));
      clearTimeout(tooLong);
      clearTimeout(telling);
      telling = undefined;
      await tellChanged();
    },
  };
}
