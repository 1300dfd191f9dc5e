/** The outcome for one of many. */
export type Outcome =
  | { state: 'waiting' }
  | { state: 'busy' }
  | { state: 'done' }
  | { state: 'failed'; error: unknown };

/** How many calls run at the same time, because the server takes a person's commands in turn. */
const AT_ONCE = 4;

/**
 * Does the same to each item, a few at a time. A refusal for one changes nothing for the others; each outcome is reported
 * separately.
 * @param isWanted asked before each item: false skips those not started
 */
export async function actOnEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  tell: (item: Item, outcome: Outcome) => void,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined && isWanted(); item = queue.shift()) {
      tell(item, { state: 'busy' });
      try {
        await act(item);
        tell(item, { state: 'done' });
      } catch (error) {
        tell(item, { state: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
