import type { Db } from '@ridewire/db';
import { createFactorDemand } from '../../core/factor-demand.ts';
import { RefusedTries } from '../../core/refused-tries.ts';
import type { Topic } from '../../live/topics.ts';
import { EventHub, type Listener } from '../../live/event-hub.ts';
import type { ServerEvent } from '../../live/events.ts';
import type { Live } from '../../live/live-subscription.ts';
import { scopeOf } from '../../server/nouns.ts';
import { createAppRouter, PROCEDURES } from '../../server/router/router.ts';
import type { OpenServices } from '../../server/router/services.ts';
import { GULSHAN } from '../places.ts';
import { CAST, findFacts, idOf, PEOPLE, RIDE_ID, type Person } from './cast.ts';

/** The messages that reach each person of an event, by their open live views; people not named get nothing. */
export type Seen = Partial<Record<Person, Record<string, string>>>;

export const LIVE_VIEWS = Object.keys(PROCEDURES)
  .filter((path) => PROCEDURES[path]?._def.type === 'subscription')
  .toSorted();

const INPUTS: Record<string, unknown> = {
  'chat.live': { rideId: RIDE_ID, driverId: idOf('driver') },
  'checkIns.live': { rideId: RIDE_ID },
  'problems.ofRide': { rideId: RIDE_ID },
  'ratings.live': { rideId: RIDE_ID },
  'rides.track': { rideId: RIDE_ID },
  'rides.watch': { rideId: RIDE_ID },
  'sharing.link': { rideId: RIDE_ID },
  'rides.nearbyCars': { lat: GULSHAN.lat, lng: GULSHAN.lng },
};

interface OpenView {
  path: string;
  joined: { topic: Topic; listener: Listener }[];
}

/** Notes the topics a live view joins, and how it shows their events. */
class NotingHub extends EventHub {
  joined: OpenView['joined'] = [];
  override join(topic: Topic, listener: Listener): () => void {
    this.joined.push({ topic, listener });
    return super.join(topic, listener);
  }
}

const ignore = { snapshot: () => {}, change: () => {}, refused: () => {} };

/** Opens a live view as the person, through the router that serves everyone; undefined where it is refused. */
async function open(path: string, person: Person | null): Promise<OpenView | undefined> {
  const hub = new NotingHub();
  const actor = person && {
    ...{ userId: idOf(person), role: CAST[person], sessionId: `session of ${person}` },
    ...(CAST[person] === 'admin' && { deskRole: 'owner' as const }),
  };
  const caller = createAppRouter({ hub } as unknown as OpenServices).createCaller({
    actor,
    from: { userAgent: null, ipAddress: null },
    http: null,
    refusedTries: new RefusedTries(),
    factorDemand: createFactorDemand({} as Db, false),
    scopeOf,
  }) as unknown as Record<string, Record<string, (input: unknown) => Promise<Live<unknown, unknown>>>>;
  const [noun = '', verb = ''] = path.split('.');
  try {
    const live = await caller[noun]?.[verb]?.(INPUTS[path]);
    // Left before it reads, because there is no database here.
    live?.follow(ignore)();
    return { path, joined: hub.joined };
  } catch {
    return undefined;
  }
}

/** All live views a person may open; null for a visitor, or for someone who signed out. */
export const openAll = async (person: Person | null): Promise<OpenView[]> =>
  (await Promise.all(LIVE_VIEWS.map((path) => open(path, person)))).filter((view) => view !== undefined);

export async function watchLiveViews(): Promise<(event: ServerEvent, on: readonly Topic[]) => Seen> {
  const opened = await Promise.all(PEOPLE.map(async (person) => [person, await openAll(person)] as const));
  return (event, on) =>
    Object.fromEntries(
      opened.flatMap(([person, views]) => {
        const seen = views.flatMap((view) => {
          const messages = on.flatMap((topic) => receive(view, event, topic));
          return messages.length > 0 ? [[view.path, messages.join(' + ')]] : [];
        });
        return seen.length > 0 ? [[person, Object.fromEntries(seen)]] : [];
      }),
    );
}

function receive({ joined }: OpenView, event: ServerEvent, topic: Topic): string[] {
  return joined.flatMap(({ topic: own, listener }) => {
    if (own !== topic) return [];
    const change = listener.view(event, topic);
    if (change === undefined) return [];
    if (change === 'reread') return ['reread'];
    const { kind = 'news', why } = change as { kind?: string; why?: string };
    const what = kind === 'withdrawn' ? `${kind}, ${why}` : kind;
    return [`${what}: ${findFacts(change)}`.replace(/: $/, '')];
  });
}
