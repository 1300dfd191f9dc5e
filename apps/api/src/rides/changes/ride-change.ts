export interface Statement<Items> {
  /** A unique name: the database keeps the plan under it. */
  name: string;
  text: string;
  values(items: Items): unknown[];
}

/**
 * One kind of change of rides. Its statement makes any number of them: the rides, their events and their notifications
 * commit together or not at all, and a change that is no longer possible changes nothing.
 */
export interface RideChange<Input> {
  /** Changes that share a key, the id of a ride or a driver, are made one after another. */
  keysOf(input: Input): string[];
  together: Statement<Input[]>;
  /** A leaner statement for a single one, if that happens often. */
  alone?: Statement<Input>;
}
