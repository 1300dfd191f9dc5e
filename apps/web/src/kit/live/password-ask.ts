/** Set while calls wait for the person's password. One dialog serves all of them. */
let asked: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function set(next: PromiseWithResolvers<boolean> | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the person for their password.
 * @returns whether they gave it; false if they declined
 */
export function askPassword(): Promise<boolean> {
  if (!asked) set(Promise.withResolvers<boolean>());
  return (asked as PromiseWithResolvers<boolean> | null)?.promise ?? Promise.resolve(false);
}

/** Tells all waiting calls the outcome. */
export function answerPasswordAsk(isGiven: boolean): void {
  asked?.resolve(isGiven);
  set(null);
}

export const isPasswordAsked = (): boolean => asked !== null;

export function followPasswordAsk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
