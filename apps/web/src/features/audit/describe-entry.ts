import { DocumentKind, type AuditEntry, type AuditValue, type PutOfflineWhy } from '@ridewire/contracts';
import { PUT_OFFLINE_WHY } from '@ridewire/contracts/choices';
import { isLanguage, LANGUAGE_NAMES } from '../../kit/language/language.ts';
import { sayReason } from '../../kit/texts/say-reason.ts';
import type { AuditTexts } from './texts.en.ts';
import type { DocumentsTexts } from '../documents/texts.en.ts';

/** A part of a sentence: words, or a person or ride to link to. */
export type Part =
  | string
  | { kind: 'person'; id: string; name: string; isDriver?: true }
  | { kind: 'ride'; id: string; name: string };

/** How statuses, documents, money, days and ids are written. */
export interface Wording {
  audit: AuditTexts;
  statuses: Readonly<Record<string, string>>;
  /** For use within a sentence. */
  documents: DocumentsTexts['named'];
  /** Formats a day, YYYY-MM-DD. */
  day: (day: string) => string;
  money: (cents: number) => string;
  count: (count: number) => string;
  /** Formats a moment, ISO 8601. */
  dateTime: (at: string) => string;
  typeName: (type: string) => string;
  shortId: (id: string) => string;
}

/** Entries of people who are not signed in: the actor is the subject. */
const BY_THEMSELVES = new Set([
  'user.registered',
  'user.code_asked',
  'user.email_verified',
  'user.password_reset',
  'factor.recovered',
]);

/** What happened, as one sentence. */
export function describeEntry(entry: AuditEntry, wording: Wording): Part[] {
  const { audit, shortId } = wording;
  const { actor, subject, ride, type, facts } = entry;
  const person = (of: { id: string; name: string | null; role: string | null }, name = of.name): Part =>
    name === null
      ? audit.removed
      : { kind: 'person', id: of.id, name, ...(of.role === 'driver' && { isDriver: true }) };
  const nobody = type === 'session.refused' ? audit.unknownAccount : audit.removed;
  const whom = subject ? person(subject) : nobody;
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
  // A later version may have types that this one has no words for.
  const words = (audit.said as Partial<AuditTexts['said']>)[type];
  const what = nameThing(facts, wording);
  const own = actor && subject && actor.id === subject.id ? audit.ownSaid[type] : undefined;
  if (own) return own<Part>(who, of, what);
  return words ? words<Part>(who, whom, of, what, nameNew(facts, audit)) : audit.unknown<Part>(who, type);
}

function nameThing(facts: AuditEntry['facts'], { audit, documents, money }: Wording): string {
  if (typeof facts.amountCents === 'number') return money(facts.amountCents);
  if (typeof facts.file === 'string') return facts.file;
  const kind = DocumentKind.safeParse(facts.kind);
  return kind.success ? documents[kind.data] : audit.document;
}

/** With its article, if no name comes before it. */
function nameNew(facts: AuditEntry['facts'], audit: AuditTexts): string {
  const kind = DocumentKind.safeParse(facts.kind);
  return kind.success ? audit.aDocument[kind.data] : audit.anyDocument;
}

/** The values before and after, field by field. */
export function describeChanges(
  { changes, people }: Pick<AuditEntry, 'changes' | 'people'>,
  { audit, statuses, money }: Wording,
): string[] {
  const value = (field: string, given: AuditValue): string => {
    if (field === 'driver' || field === 'assignee') return nameOf(given, people, audit);
    if (given === null || given === '') return audit.nothing;
    if (typeof given === 'boolean') return given ? audit.yes : audit.no;
    if (field.endsWith('Cents') && typeof given === 'number') return money(given);
    if (field === 'language' && isLanguage(given)) return LANGUAGE_NAMES[given];
    return ((field === 'status' || field === 'deskRole') && statuses[given]) || String(given);
  };
  return changes.map(({ field, from, to }) => {
    const [base = '', language] = field.split('.');
    const named = audit.fields[base] ?? field;
    const name = isLanguage(language) ? `${named} (${LANGUAGE_NAMES[language]})` : named;
    // A ride's first status has none before it.
    if (field === 'status' && from === null) return audit.first(name, value(field, to));
    return audit.changed(name, value(field, from), value(field, to));
  });
}

function nameOf(id: AuditValue | undefined, people: AuditEntry['people'], audit: AuditTexts): string {
  if (typeof id !== 'string') return audit.nobody;
  return people[id] ?? audit.removed;
}

const isPutOffline = (why: unknown): why is PutOfflineWhy => PUT_OFFLINE_WHY.some((each) => each === why);

/** The other details. */
export function describeFacts(
  { facts, people }: Pick<AuditEntry, 'facts' | 'people'>,
  { audit, count, day, dateTime, money, typeName }: Wording,
): string[] {
  const {
    reason,
    why,
    endedSessions,
    offered,
    offeredTo,
    expiresOn,
    from,
    to,
    called,
    rideTypeId,
    beginsAt,
    audience,
    text,
    sentTo,
    promoCode,
    questRides,
    bonusCents,
    freeMinutes,
    mostMinutes,
    noShowMinutes,
    referralOn,
    referralRides,
    referralDays,
    bringerCents,
    comerCents,
    areaName,
    plate,
    means,
    passkey,
    passkeys,
  } = facts;
  return [
    typeof reason === 'string' && audit.reason(sayReason(reason)),
    why === 'break' && audit.reason(audit.breakOver),
    isPutOffline(why) && audit.reason(audit.putOffline[why]),
    typeof endedSessions === 'number' && endedSessions > 0 && audit.endedSessions(endedSessions),
    means === 'passkey' && audit.byPasskey,
    typeof passkey === 'string' && audit.quoted(passkey),
    typeof passkeys === 'number' && audit.removedPasskeys(count(passkeys)),
    typeof offered === 'number' && audit.asked(offered),
    typeof offeredTo === 'string' && audit.offeredTo(nameOf(offeredTo, people, audit)),
    typeof text === 'string' && audit.quoted(text),
    typeof audience === 'string' && (audit.audiences[audience] ?? false),
    typeof sentTo === 'number' && audience !== 'driver' && audit.sentTo(count(sentTo), sentTo === 1),
    typeof promoCode === 'string' && audit.promoCode(promoCode),
    typeof questRides === 'number' &&
      typeof bonusCents === 'number' &&
      audit.quest(count(questRides), questRides === 1, money(bonusCents)),
    typeof freeMinutes === 'number' &&
      typeof mostMinutes === 'number' &&
      typeof noShowMinutes === 'number' &&
      audit.waiting(count(freeMinutes), count(mostMinutes), count(noShowMinutes)),
    referralOn === false && audit.referralOff,
    typeof referralRides === 'number' &&
      typeof referralDays === 'number' &&
      audit.referral(count(referralRides), count(referralDays)),
    typeof bringerCents === 'number' &&
      typeof comerCents === 'number' &&
      audit.referralBonuses(money(bringerCents), money(comerCents)),
    typeof plate === 'string' && audit.vehicle(plate),
    typeof areaName === 'string' && audit.quoted(areaName),
    typeof called === 'string' && audit.called(called),
    typeof expiresOn === 'string' && audit.expires(day(expiresOn)),
    typeof rideTypeId === 'string' && audit.rideType(typeName(rideTypeId)),
    typeof beginsAt === 'string' && audit.begins(dateTime(beginsAt)),
    typeof from === 'string'
      ? typeof to === 'string'
        ? audit.daysBetween(day(from), day(to))
        : audit.daysFrom(day(from))
      : typeof to === 'string' && audit.daysTo(day(to)),
  ].filter((line) => line !== false);
}
