import { API_VERSIONS, type ApiVersion, type PaymentReceipt, type PaymentView } from '@ridewire/contracts';

/** Something that works differently since a version. */
interface Change {
  /** For the changelog: how it works now, and how it worked before. */
  said: string;
  /** Makes an answer what it was before, by the path of its procedure. */
  before: Readonly<Record<string, (answer: never) => unknown>>;
}

interface VersionNotes {
  changed: readonly Change[];
  /** For the changelog: what came with it, for every version. */
  added: readonly string[];
}

const wholeFare = <Payment extends PaymentView>(payment: Payment): Payment => ({
  ...payment,
  amountCents: payment.amountCents + payment.discountCents,
});

/** Since this version, tRPC refuses fields that an input doesn’t have. */
const REFUSES_UNKNOWN_FIELDS = '2026-11-30' satisfies ApiVersion;
/** And with this one, reading a profile takes a key’s scope over tRPC too. */
const ASKS_SCOPE_FOR_PROFILE = '2026-11-30' satisfies ApiVersion;

/** What came with each version. A change that programs could stumble over needs a new version, and says how to undo it. */
export const VERSION_NOTES: Readonly<Record<ApiVersion, VersionNotes>> = {
  [REFUSES_UNKNOWN_FIELDS]: {
    changed: [
      {
        said: 'An API key’s call over tRPC with a field that its input doesn’t have is refused with `BAD_INPUT`, as over REST, and named. Before, such fields were ignored.',
        before: {},
      },
      {
        said: '`auth.me` over tRPC asks a key for `account:read`, as `GET /auth/me` does. Before, every key read its owner’s profile, and keys made before this version still do. What a key is and may do, any key reads by `apiKeys.self`.',
        before: {},
      },
    ],
    added: [],
  },
  '2026-11-29': {
    changed: [
      {
        said: 'The `amount` of a payment (`amountCents` over tRPC) is what was paid: the fare less the `discount`. Before, it was the whole fare.',
        before: {
          'payments.list': (payments: PaymentView[]) => payments.map(wholeFare),
          'payments.get': (receipt: PaymentReceipt) => wholeFare(receipt),
        },
      },
    ],
    added: [
      'Promo codes: `promoCode` in `POST /rides/request` and `POST /scheduled-rides`, and `discount` in rides, scheduled rides, quotes of routes and payments.',
      'Two-step verification: `POST /auth/login` takes `code`, and is refused with `SECOND_FACTOR_NEEDED` or `FACTOR_CODE_WRONG`.',
      'Roles at the desk: an admin’s key does only what the admin’s role allows.',
      '`RateLimit` and `RateLimit-Policy` in every answer to a signed-in caller, and `ETag` in every GET.',
      '`Idempotency-Key` for every change a signed-in caller makes.',
      'A [sandbox](sandbox.md) for tests of programs, with paths below `/sandbox` that no other server has.',
      '`passenger` in `POST /rides/request`, `POST /scheduled-rides` and the desk’s bookings: who rides, if it isn’t the rider.',
      '`promoCode` in `POST /bookings` and `POST /bookings/scheduled`, refused with `PROMO_NEEDS_ACCOUNT` for guests.',
      '`PATCH /rides/:rideId/route` and its quote for the desk, of any ride. The quote is refused with `TOO_MANY` after ten changes.',
      '`PATCH /scheduled-rides/:id` changes the places, the type, the note, the passenger and the promo code too, and scheduled rides have a `revision` to send as `seen`.',
      'Street changes and drivers’ quests over tRPC.',
      'Referral: `referralCode` in `POST /auth/register`, refused with codes that begin with `REFERRAL`, and in `POST /auth/verify-email`. Over tRPC, `referralBonuses` in drivers’ statements.',
      'Drivers take scheduled rides beforehand: `GET /scheduled-rides/ahead`, `POST /scheduled-rides/{id}/take` and `/give-back`, and `driver` in scheduled rides; until one does, `asksAt` in lists of them.',
    ],
  },
  '2026-11-28': {
    changed: [],
    added: ['API keys with scopes, the log at `GET /events`, webhooks, and bookings by phone.'],
  },
};

const isSince = (version: ApiVersion, since: ApiVersion): boolean =>
  API_VERSIONS.indexOf(version) <= API_VERSIONS.indexOf(since);

export const refusesUnknownFields = (version: ApiVersion): boolean =>
  isSince(version, REFUSES_UNKNOWN_FIELDS);

/** @param madeWith the version a key was made with, not the one a call asks for: that would get around its scopes */
export const asksScopeForProfile = (madeWith: ApiVersion): boolean =>
  isSince(madeWith, ASKS_SCOPE_FOR_PROFILE);

/** A procedure's answer as it is in this version: every newer version's changes are undone, the newest first. */
export function answerIn(version: ApiVersion, path: string, answer: unknown): unknown {
  // A version of a newer release that shares the database differs in nothing that is known here.
  const newer = API_VERSIONS.slice(0, Math.max(0, API_VERSIONS.indexOf(version)));
  const undo = newer.flatMap((each) =>
    VERSION_NOTES[each].changed.flatMap(({ before }) => before[path] ?? []),
  );
  return undo.reduce((later, before) => before(later as never), answer);
}
