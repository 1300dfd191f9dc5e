export interface Statement<Items> {
  /** A unique name: the database keeps the plan under it. */
  name: string;
  text: string;
  values(items: Items): unknown[];
}

/**
 * A kind of change, made of any number of rides at once: they commit together with their events and notifications, and
 * a change that is no longer possible changes nothing.
 */
export interface RideChange<Input> {
  /** Changes that share a key, a ride's or driver's id, are made one after another. */
  keysOf(input: Input): string[];
  together: Statement<Input[]>;
  /** A leaner statement for a single one, if that happens often. */
  alone?: Statement<Input>;
}
