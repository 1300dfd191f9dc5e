const forgetting = new Set<() => void>();

/** Calls back whenever a session ends, so that a feature forgets the personal data it keeps outside the query cache. */
export const onSessionEnd = (forget: () => void): void => void forgetting.add(forget);

export function forgetSession(): void {
  for (const forget of forgetting) forget();
}
