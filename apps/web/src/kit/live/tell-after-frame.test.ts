import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { tellAfterFrame } from './tell-after-frame.ts';

it('what comes in after a press is told once the frame is drawn that answers the press', async () => {
  const page = new EventTarget();
  let draw = () => {};
  tellAfterFrame(page, () => new Promise((resolve) => (draw = resolve)));
  const cache = new QueryClient();
  const seen = vi.fn();
  const leave = new QueryObserver(cache, { queryKey: ['ride'], enabled: false }).subscribe(
    notifyManager.batchCalls(seen),
  );

  page.dispatchEvent(new Event('click'));
  cache.setQueryData(['ride'], 'accepted');
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).not.toHaveBeenCalled();
  draw();
  await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce());

  cache.setQueryData(['ride'], 'picked up');
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  leave();
});
