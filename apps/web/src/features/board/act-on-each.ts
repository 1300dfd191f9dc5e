/** What became of one of many. */
export type Outcome =
  | { state: 'waiting' }
  | { state: 'busy' }
  | { state: 'done' }
  | { state: 'failed'; error: unknown };

/** So many are asked for at a time: the server takes people's commands in turns. */
const AT_ONCE = 4;

/**
 * Does the same to each, a few at a time. One that is refused changes nothing for the others; each is told of by itself.
 * @param isWanted asked before each: false leaves out those that have not begun
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
