/**
 * Does `work` at once, and no more than once in `everyMs` milliseconds: calls within that time are carried out
 * together, at its end.
 */
export function atMostEvery(everyMs: number, work: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  const begin = () => {
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) begin();
    }, everyMs);
    work();
  };
  return {
    call: (): void => {
      if (timer === undefined) begin();
      else isAsked = true;
    },
    stop: (): void => clearTimeout(timer),
  };
}
