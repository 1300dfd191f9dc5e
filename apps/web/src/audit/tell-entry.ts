import { DocumentKind, type AuditEntry, type AuditValue } from '@ridewire/contracts';
import type { Texts } from '../texts/english.ts';

/** A piece of a sentence: words, or somebody or a ride to lead to. */
export type Part =
  | string
  | { kind: 'person'; id: string; name: string }
  | { kind: 'ride'; id: string; name: string };

/** How names of statuses, money and ids are written. */
export interface Wording {
  audit: Texts['audit'];
  statuses: Readonly<Record<string, string>>;
  money: (cents: number) => string;
  shortId: (id: string) => string;
}

/** Who does these is not signed in: it is who they are about. */
const BY_THEMSELVES = new Set([
  'user.registered',
  'user.code_asked',
  'user.email_verified',
  'user.password_reset',
]);

/** What happened, as one sentence. */
export function tellEntry(entry: AuditEntry, { audit, money, shortId }: Wording): Part[] {
  const { actor, subject, ride, type, facts } = entry;
  const person = (of: { id: string; name: string | null }, name = of.name): Part =>
    name === null ? audit.removed : { kind: 'person', id: of.id, name };
  const whom = subject ? person(subject) : audit.removed;
  const who = actor
    ? person(actor, actor.role === 'admin' && actor.name !== null ? audit.admin(actor.name) : actor.name)
    : BY_THEMSELVES.has(type)
      ? whom
      : audit.system;
  const of: Part = ride
    ? ride.isDeleted
      ? audit.ofRide(shortId(ride.id))
      : { kind: 'ride', id: ride.id, name: audit.ofRide(shortId(ride.id)) }
    : audit.noRide;
  // A later version may tell of what this one has no words for.
  const words = (audit.said as Partial<Texts['audit']['said']>)[type];
  const parts = words
    ? words<Part>(who, whom, of, nameThing(facts, audit, money))
    : audit.unknown<Part>(who, type);
  // What somebody does to themselves or their own ride needs no second name.
  return actor && subject && actor.id === subject.id ? leaveOutOwn(parts, whom) : parts;
}

function nameThing(facts: AuditEntry['facts'], audit: Texts['audit'], money: Wording['money']): string {
  if (typeof facts.amountCents === 'number') return money(facts.amountCents);
  if (typeof facts.file === 'string') return facts.file;
  const kind = DocumentKind.safeParse(facts.kind);
  return kind.success ? audit.documents[kind.data] : audit.aDocument;
}

/** Without ' of Nadia' at the end, where Nadia is who did it. */
function leaveOutOwn(parts: Part[], whom: Part): Part[] {
  const isOwn = parts.length > 2 && parts.at(-1) === whom && parts.at(-2) === ' of ';
  return isOwn ? parts.slice(0, -2) : parts;
}

/** What was before and after, field by field. */
export function tellChanges(
  { changes, people }: Pick<AuditEntry, 'changes' | 'people'>,
  { audit, statuses }: Wording,
): string[] {
  const value = (field: string, given: AuditValue): string => {
    if (field === 'driver') return nameOf(given, people, audit);
    if (given === null || given === '') return audit.nothing;
    if (typeof given === 'boolean') return given ? audit.yes : audit.no;
    return (field === 'status' && statuses[given]) || String(given);
  };
  return changes.map(({ field, from, to }) => {
    const name = audit.fields[field] ?? field;
    // A ride's first status has none before it.
    if (field === 'status' && from === null) return audit.first(name, value(field, to));
    return audit.changed(name, value(field, from), value(field, to));
  });
}

function nameOf(id: AuditValue | undefined, people: AuditEntry['people'], audit: Texts['audit']): string {
  if (typeof id !== 'string') return audit.nobody;
  return people[id] ?? audit.removed;
}

/** What else there is to tell. */
export function tellFacts(
  { facts, people }: Pick<AuditEntry, 'facts' | 'people'>,
  { audit }: Wording,
): string[] {
  const { reason, endedSessions, offered, offeredTo, expiresOn, from, to } = facts;
  return [
    typeof reason === 'string' && audit.reason(reason),
    typeof endedSessions === 'number' && endedSessions > 0 && audit.endedSessions(endedSessions),
    typeof offered === 'number' && audit.asked(offered),
    typeof offeredTo === 'string' && audit.offeredTo(nameOf(offeredTo, people, audit)),
    typeof expiresOn === 'string' && audit.expires(expiresOn),
    (typeof from === 'string' || typeof to === 'string') && audit.days(`${from ?? ''} – ${to ?? ''}`),
  ].filter((line) => line !== false);
}
