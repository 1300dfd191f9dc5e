import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { PushedQueryClient } from './query-client.ts';

interface Answer {
  fail: (why: string) => void;
  give: (list: string) => void;
}

/** A page that reads a list, whose reads are answered by hand, and all it has shown. */
function openPage(cache = new PushedQueryClient()) {
  const answers: Answer[] = [];
  const observer = new QueryObserver<string>(cache, {
    queryKey: ['rides'],
    retry: false,
    queryFn: () =>
      new Promise((resolve, reject) =>
        answers.push({ give: resolve, fail: (why) => reject(new Error(why)) }),
      ),
  });
  const read = () => {
    const { status, data, error, isFetching } = observer.getCurrentResult();
    return `${isFetching ? 'reading, ' : ''}${data ?? error?.message ?? status}`;
  };
  const shown: string[] = [];
  // React is told like this too.
  const leave = observer.subscribe(notifyManager.batchCalls(() => shown.push(read())));
  return { cache, answers, observer, shown, read, leave };
}

it('keeps a failure on screen until there are data', async () => {
  const { answers, observer, shown, read } = openPage();
  expect(read()).toBe('reading, pending');
  answers[0]?.fail('no link');
  await expect.poll(read).toBe('no link');
  shown.length = 0;
  void observer.refetch();
  await expect.poll(read).toBe('reading, no link');
  answers[1]?.give('two rides');
  await expect.poll(read).toBe('two rides');
  expect(shown.some((each) => each.includes('pending'))).toBe(false);
});

it('keeps it until there is another failure, when the server is asked by itself', async () => {
  const { cache, answers, shown, read } = openPage();
  answers[0]?.fail('no link');
  await expect.poll(read).toBe('no link');
  shown.length = 0;
  void cache.invalidateQueries({ queryKey: ['rides'] });
  await expect.poll(read).toBe('reading, no link');
  answers[1]?.fail('not ready');
  await expect.poll(read).toBe('not ready');
  void cache
    .getQueryCache()
    .find({ queryKey: ['rides'] })
    ?.fetch();
  await expect.poll(read).toBe('reading, not ready');
  expect(shown.some((each) => each.includes('pending'))).toBe(false);
});

it('begins with skeletons where a page is opened anew, or what it knew is forgotten', async () => {
  const { cache, answers, observer, read, leave } = openPage();
  answers[0]?.fail('no link');
  await expect.poll(read).toBe('no link');
  void cache.resetQueries({ queryKey: ['rides'] });
  expect(read()).toBe('reading, pending');
  answers[1]?.fail('no link');
  await expect.poll(read).toBe('no link');
  leave();
  const again = openPage(cache);
  expect(again.read()).toBe('reading, pending');
  expect(observer.getCurrentResult().isFetching).toBe(false);
});
