/** The drivers to ask for a request, and those they were chosen from, best first. */
export interface Choice<Driver> {
  offers: Driver[];
  candidates: readonly Driver[];
}

/** A planned wave. */
export interface ChosenWave<Driver> extends Choice<Driver> {
  /** A later one than asked for if that one had no one to ask. */
  wave: number;
  nextWaveSeconds: number;
  /** Chosen by their places in line. */
  isByQueue?: true;
}
