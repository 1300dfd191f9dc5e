import type {
  IncidentView,
  RideEventType,
  RideReviewView,
  RideStatus,
  RideStory,
  Role,
  StoryEvent,
} from '@ridewire/contracts';

/** What happened about an odd end. */
export type ReviewStep = 'odd' | 'reviewed';

/** What happened about calls for help. */
export type IncidentStep = 'called' | 'taken' | 'noted' | 'closed';

/** One line of the timeline. */
export interface TimelineEntry {
  /** Stays the same when the story grows. */
  key: string;
  /** ISO 8601. */
  at: string;
  what: RideEventType | 'declined' | IncidentStep | ReviewStep;
  from: RideStatus | null;
  to: RideStatus;
  /** Null when the system did it by itself. */
  actor: { id: string; name: string; role: Role } | null;
  reason: string | null;
  /** The system did it for the actor, as they wanted. */
  isAuto?: true;
  /** As somebody typed it. */
  words: string | null;
  /** Drivers asked so far, and in how many rounds since the line before; for lines about asking. */
  asked: { count: number; rounds: number } | null;
  /** Noted as refunded; for lines about that. */
  amountCents: number | null;
  /** Of an accepted offer: which one of how many. */
  offer: { place: number; of: number } | null;
}

/** What happened to a ride, newest first. Rounds of asking that follow each other are one line; declines are lines too. */
export function buildTimeline({
  events,
  offers,
  incident,
  review,
}: Pick<RideStory, 'events' | 'offers' | 'incident' | 'review'>): TimelineEntry[] {
  const lines: TimelineEntry[] = [];
  for (const event of events) {
    const before = lines.at(-1);
    if (event.type === 'ride.offered' && before?.what === 'ride.offered') {
      const rounds = (before.asked?.rounds ?? 0) + 1;
      lines[lines.length - 1] = { ...before, at: event.at, asked: askedBy(event, rounds) };
    } else {
      lines.push(lineOf(event, offers));
    }
  }
  for (const { driver, fate, settledAt } of offers) {
    if (fate !== 'declined' || !settledAt) continue;
    lines.push({
      key: `declined by ${driver.id}`,
      at: settledAt,
      what: 'declined',
      from: 'requested',
      to: 'requested',
      actor: { ...driver, role: 'driver' },
      reason: null,
      words: null,
      asked: null,
      amountCents: null,
      offer: null,
    });
  }
  if (review) lines.push(...linesOfReview(review));
  if (incident) lines.push(...linesOf(incident));
  // Of one moment, what happened to the ride later stands above.
  return lines
    .map((line, order) => ({ line, order, ms: Date.parse(line.at) }))
    .toSorted((a, b) => b.ms - a.ms || b.order - a.order)
    .map(({ line }) => line);
}

const askedBy = ({ askedCount }: StoryEvent, rounds: number): TimelineEntry['asked'] =>
  askedCount === null ? null : { count: askedCount, rounds };

function lineOf(event: StoryEvent, offers: RideStory['offers']): TimelineEntry {
  const { version, at, type, from, to, actor, reason, amountCents } = event;
  const place = type === 'ride.accepted' ? offers.findIndex(({ driver }) => driver.id === actor?.id) : -1;
  return {
    key: `version ${version}`,
    at,
    what: type,
    from,
    to,
    actor,
    reason,
    words: null,
    amountCents,
    ...(event.isAuto && { isAuto: event.isAuto }),
    asked: type === 'ride.offered' ? askedBy(event, 1) : null,
    offer: place === -1 ? null : { place: place + 1, of: offers.length },
  };
}

/** That its end was odd, and that an admin looked at it. */
function linesOfReview({ at, reviewed }: RideReviewView): TimelineEntry[] {
  const line = (what: ReviewStep, when: string, actor: TimelineEntry['actor']): TimelineEntry => ({
    key: what,
    at: when,
    what,
    from: 'completed',
    to: 'completed',
    actor,
    reason: null,
    words: null,
    asked: null,
    amountCents: null,
    offer: null,
  });
  return [
    line('odd', at, null),
    ...(reviewed ? [line('reviewed', reviewed.at, { ...reviewed.by, role: 'admin' })] : []),
  ];
}

/** What was called, taken, noted and closed. Calls that were closed together are closed in one line. */
function linesOf({ calls, notes, ride }: IncidentView): TimelineEntry[] {
  const nothing = {
    reason: null,
    asked: null,
    amountCents: null,
    offer: null,
    from: ride.status,
    to: ride.status,
  };
  const line = (
    what: IncidentStep,
    key: string,
    at: string,
    by: { id: string; name: string | null },
    { role = 'admin', words = null }: { role?: Role; words?: string | null } = {},
  ): TimelineEntry => ({
    ...nothing,
    what,
    key: `${what} ${key}`,
    at,
    actor: by.name === null ? null : { id: by.id, name: by.name, role },
    words,
  });
  const closings = new Map(calls.flatMap(({ closed }) => (closed ? [[closed.at, closed]] : [])));
  return [
    ...calls.flatMap(({ id, by, message, raisedAt, acknowledged }) => [
      line('called', id, raisedAt, by, { role: by.role, words: message || null }),
      ...(acknowledged ? [line('taken', id, acknowledged.at, acknowledged.by)] : []),
    ]),
    ...notes.map(({ id, text, by, at }) => line('noted', id, at, by, { words: text })),
    ...[...closings.values()].map(({ at, by }) => line('closed', at, at, by)),
  ];
}
