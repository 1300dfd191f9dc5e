/** Durations in milliseconds, as in the `--rw-…` motion variables of theme.css. */
export const motion = {
  tapMs: 100,
  quickMs: 160,
  moveMs: 240,
  leaveMs: 160,
  flashMs: 600,
  /** How long the static outline replaces a flash under reduced motion. */
  flashStillMs: 2000,
  countMs: 600,
  sparkMs: 600,
  sparkLoopMs: 1600,
} as const;
