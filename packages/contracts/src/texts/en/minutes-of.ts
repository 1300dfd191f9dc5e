/** For who asks too often: when to try again. */
export interface Wait {
  retryAfterSeconds: number;
}

export function minutesOf({ retryAfterSeconds }: Wait): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
