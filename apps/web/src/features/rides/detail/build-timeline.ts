import type {
  IncidentView,
  RideEventType,
  RideReviewView,
  RideStatus,
  RideStory,
  Role,
  StoryCheckIn,
  StoryEvent,
} from '@ridewire/contracts';

/** Events about a ride that ended oddly. */
export type ReviewStep = 'odd' | 'reviewed';

/** Events about SOS alerts. */
export type IncidentStep = 'called' | 'unanswered' | 'taken' | 'noted' | 'closed';

/** Events about a question whether everything is all right. */
export type CheckInStep = 'asked_standing' | 'asked_away' | 'said_well' | 'said_help' | 'went_on';

/** One line of the timeline. */
export interface TimelineEntry {
  /** Stays the same when the story grows. */
  key: string;
  /** ISO 8601. */
  at: string;
  what: RideEventType | 'declined' | IncidentStep | CheckInStep | ReviewStep;
  from: RideStatus | null;
  to: RideStatus;
  /** Null if the system acted. */
  actor: { id: string; name: string; role: Role } | null;
  reason: string | null;
  /** The system acted for this person, as they had chosen. */
  isAuto?: true;
  lateSeconds?: number;
  /** Which of the ride's two said it; left out where `actor` says so. */
  saidBy?: 'rider' | 'driver' | null;
  /** As someone typed it. */
  words: string | null;
  /** How many drivers have been asked so far, and in how many rounds since the line before; for lines about asking. */
  asked: { count: number; rounds: number } | null;
  /** The refund; for lines about one. */
  amountCents: number | null;
  /** For an accepted offer: its place among how many. */
  offer: { place: number; of: number } | null;
}

/** What happened to a ride, newest first. Consecutive rounds of asking are one line; declined offers are lines too. */
export function buildTimeline({
  events,
  offers,
  incident,
  review,
  checkIns,
}: Pick<RideStory, 'events' | 'offers' | 'incident' | 'review' | 'checkIns'>): TimelineEntry[] {
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
  lines.push(...checkIns.flatMap(linesOfCheckIn));
  if (incident) lines.push(...linesOf(incident));
  // For events of the same moment, the later one in the ride's history is above.
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
    ...(event.lateSeconds !== undefined && { lateSeconds: event.lateSeconds }),
    asked: type === 'ride.offered' ? askedBy(event, 1) : null,
    offer: place === -1 ? null : { place: place + 1, of: offers.length },
  };
}

/** The odd end, and an admin's review of it. */
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

/** SOS alerts raised, acknowledged, noted and closed. Alerts closed together are one line. */
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
    ...calls.flatMap(({ id, kind, by, message, raisedAt, acknowledged }) => [
      line(kind === 'unanswered' ? kind : 'called', id, raisedAt, by, {
        role: by.role,
        words: message || null,
      }),
      ...(acknowledged ? [line('taken', id, acknowledged.at, acknowledged.by)] : []),
    ]),
    ...notes.map(({ id, text, by, at }) => line('noted', id, at, by, { words: text })),
    ...[...closings.values()].map(({ at, by }) => line('closed', at, at, by)),
  ];
}

/** The question, what each of the two said, and that the car went on. */
function linesOfCheckIn({ id, why, state, askedAt, closedAt, rider, driver }: StoryCheckIn): TimelineEntry[] {
  const line = (what: CheckInStep, at: string, role: 'rider' | 'driver' | null = null): TimelineEntry => ({
    key: `${what} ${role} ${id}`,
    ...{ at, what, from: 'in_transit', to: 'in_transit', saidBy: role },
    ...{ actor: null, reason: null, words: null, asked: null, amountCents: null, offer: null },
  });
  return [
    line(`asked_${why}`, askedAt),
    ...(rider ? [line(`said_${rider.answer}`, rider.at, 'rider')] : []),
    ...(driver ? [line(`said_${driver.answer}`, driver.at, 'driver')] : []),
    ...(state === 'moved' && closedAt ? [line('went_on', closedAt)] : []),
  ];
}
