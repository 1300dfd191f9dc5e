import { KEPT, writeMoveStatement } from './move-statement.ts';
import { MOVE_TYPES, writeMoveSql, type Move, type MoveField } from './move.ts';
import { sourcesOf } from '../rules/ride-state.ts';

/** A kind of move that every ride makes. */
type Kind = Pick<Move, 'event' | 'from' | 'to' | 'mover'>;

interface Statement {
  kind: Kind;
  name: string;
  text: string;
  /** What $1, $2 … are. */
  given: readonly MoveField[];
  /** What else a move may say, and such a one doesn't. */
  others: readonly (keyof Move)[];
}

const KIND = { event: true, from: true, to: true, mover: true };
const STEPS = ['picked_up', 'in_transit', 'completed'] as const;
const BY_DRIVER = ['rideId', 'actorId', 'ipAddress'] as const;

const nameOf = ({ event, from, to, mover }: Kind) => `${event} ${from.join('+')} ${to} ${mover}`;

/** By event: found anew for every move, which the text of its name would take longer. */
const USUAL = new Map<string, Statement>(
  [
    describe({ event: 'ride.accepted', from: ['requested'], to: 'accepted', mover: 'driver' }, [
      ...BY_DRIVER,
      'quotedFareCents',
      'isAuto',
    ]),
    ...STEPS.map((to) =>
      describe({ event: `ride.${to}`, from: sourcesOf(to, 'driver'), to, mover: 'driver' }, BY_DRIVER),
    ),
  ].map((statement) => [statement.kind.event, statement]),
);

export const USUAL_MOVES: readonly { name: string; text: string }[] = [...USUAL.values()];

/** The same statement as for any move, with parameters for what is given, and literals for all else. */
function describe(kind: Kind, given: readonly MoveField[]): Statement {
  const known: Partial<Record<MoveField, string>> = { ...kind, n: '0', from: `{${kind.from.join(',')}}` };
  const w = writeMoveSql((field, type) => {
    const place = given.indexOf(field) + 1;
    if (place > 0) return `$${place}::${type}`;
    return field in known ? `'${known[field]}'::${type}` : `null::${type}`;
  });
  const isAccept = kind.event === 'ride.accepted';
  const text = writeMoveStatement({
    w,
    wanted: '',
    from: '',
    where: '',
    tellEnded: isAccept ? 'inside' : null,
    mayTake: isAccept,
    mayLeave: false,
    mayAsk: false,
    kept: isAccept ? [KEPT.auto, KEPT.next, KEPT.driver] : [],
  });
  const others = (Object.keys(MOVE_TYPES) as (keyof Move)[]).filter(
    (field) => !(field in KIND) && !given.includes(field),
  );
  return { kind, name: nameOf(kind), text, given, others };
}

/**
 * Alone, such a move has a lean statement of its own: starting a plan for whatever a move may be takes longer than the move.
 * Undefined where it says more than its kind usually does.
 */
export function findUsualMove(move: Move): { name: string; text: string; values: unknown[] } | undefined {
  const usual = USUAL.get(move.event);
  if (!usual || !isOfKind(move, usual.kind)) return undefined;
  const { name, text, given, others } = usual;
  if (others.some((field) => (move[field] ?? null) !== null)) return undefined;
  return { name, text, values: given.map((field) => move[field as keyof Move] ?? null) };
}

const isOfKind = (move: Move, { from, to, mover }: Kind): boolean =>
  move.to === to &&
  move.mover === mover &&
  move.from.length === from.length &&
  from.every((status, i) => status === move.from[i]);
