/**
 * Lets only the latest work have its result: earlier work may end after it.
 * @returns begins a work; resolves to its result, or to undefined where another has begun since
 */
export function latestOnly(): <Result>(work: () => Promise<Result>) => Promise<Result | undefined> {
  let begun = 0;
  return async (work) => {
    const own = (begun += 1);
    const result = await work();
    return own === begun ? result : undefined;
  };
}
