/** A statement, and what its parameters are. */
export interface Statement<Items> {
  /** No other has it: the database keeps what it planned by this name. */
  name: string;
  text: string;
  values(items: Items): unknown[];
}

/**
 * One kind of change of rides. Its statement makes any number of them: the rides, their events and their notifications commit together
 * or not at all, and a change that isn't possible any more changes nothing.
 */
export interface RideChange<Input> {
  /** Changes that share a key, the id of a ride or a driver, are made one after the other. */
  keysOf(input: Input): string[];
  together: Statement<Input[]>;
  /** The same for one alone, where that happens so often that it has a leaner one. */
  alone?: Statement<Input>;
}
