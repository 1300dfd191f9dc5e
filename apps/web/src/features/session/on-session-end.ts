const forgetting = new Set<() => void>();

/** Calls back whenever a session ends: what a feature keeps of the person beside the query cache is to be forgotten then. */
export const onSessionEnd = (forget: () => void): void => void forgetting.add(forget);

export function forgetSession(): void {
  for (const forget of forgetting) forget();
}
