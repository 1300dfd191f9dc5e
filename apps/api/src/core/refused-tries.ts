import type { RefusedKind } from '@ridewire/contracts/choices';
import type { Role } from '@ridewire/contracts';
import { assertRole, type Actor } from './actor.ts';
import { addressKey } from './address-key.ts';

/** The most addresses of one account between two saves, the first ones, so that a botnet doesn't fill the memory. */
export const MAX_ADDRESSES = 20;
/** The most accounts between two saves. The tries on others are counted without an account. */
const MAX_ACCOUNTS = 1_000;

/** Refused tries of one kind at one account since they were last taken. */
export interface RefusedCount {
  kind: RefusedKind;
  /** The user whose call was refused. Null for sign-ins. */
  userId: string | null;
  /**
   * The email that a sign-in named, in lowercase, whether there is such an account or not. Null for refused calls, and
   * for tries counted without an account.
   */
  email: string | null;
  tries: number;
  /** Tries by address, as addressKey names it. */
  addresses: Map<string, number>;
  /** The address of the first one. */
  ipAddress: string | null;
  /** The first refused procedure or path. */
  called: string | null;
}

type Tried = Pick<RefusedCount, 'kind' | 'userId' | 'email' | 'ipAddress' | 'called'>;

/**
 * Failed sign-ins and refused calls of this process, until they are saved. Counting doesn't use the database: a flood
 * of tries costs it nothing.
 */
export class RefusedTries {
  #counts = new Map<string, RefusedCount>();

  /** @param email null where the try named nobody, as an unknown passkey */
  addSignIn(email: string | null, ipAddress: string | null): void {
    const name = email?.toLowerCase() ?? null;
    this.#add({ kind: 'sign_in', userId: null, email: name, ipAddress, called: null });
  }

  addRight(userId: string, called: string, ipAddress: string | null): void {
    this.#add({ kind: 'right', userId, email: null, ipAddress, called });
  }

  /** Returns the counts since the last call, and starts again at zero. */
  take(): RefusedCount[] {
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }

  /** Puts back counts that could not be saved. */
  putBack(taken: readonly RefusedCount[]): void {
    for (const { tries, addresses, ...tried } of taken) {
      const count = this.#countOf(tried);
      count.tries += tries;
      for (const [address, n] of addresses) addTo(count.addresses, address, n);
    }
  }

  #add(tried: Tried): void {
    const count = this.#countOf(tried);
    count.tries += 1;
    addTo(count.addresses, addressKey(tried.ipAddress), 1);
  }

  #countOf(tried: Tried): RefusedCount {
    const key = `${tried.kind} ${tried.userId ?? tried.email ?? ''}`;
    const known = this.#counts.get(key);
    if (known) return known;
    const isNobodys = tried.userId === null && tried.email === null;
    if (this.#counts.size >= MAX_ACCOUNTS && !isNobodys)
      return this.#countOf({ ...tried, userId: null, email: null });
    const count: RefusedCount = { ...tried, tries: 0, addresses: new Map() };
    this.#counts.set(key, count);
    return count;
  }
}

function addTo(addresses: RefusedCount['addresses'], address: string, tries: number): void {
  const before = addresses.get(address);
  if (before === undefined && addresses.size >= MAX_ADDRESSES) return;
  addresses.set(address, (before ?? 0) + tries);
}

/**
 * Like assertRole, for routes that are no procedures; counts callers who lack the role.
 * @param called the path
 * @throws AppError FORBIDDEN
 */
export function assertRoleTo(
  deps: { refusedTries: RefusedTries },
  actor: Actor,
  { called, ipAddress }: { called: string; ipAddress: string | null },
  ...roles: Role[]
): void {
  if (!roles.includes(actor.role)) deps.refusedTries.addRight(actor.userId, called, ipAddress);
  assertRole(actor, ...roles);
}
