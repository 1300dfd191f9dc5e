import { startProduct } from '../server/start-product.ts';

/** What the parent process asks for: a product with these settings, or the end of the one that runs. */
export type HostOrder = { settings: Record<string, string> } | 'stop';
/** When it is done. */
export type HostAnswer = 'ready' | 'stopped';

const answer = (done: HostAnswer): void => void process.send?.(done);

let stop: (() => Promise<void>) | undefined;

async function follow(order: HostOrder): Promise<void> {
  if (order === 'stop') {
    await stop?.();
    answer('stopped');
  } else {
    stop = await startProduct(
      order.settings,
      () => {},
      (error) => {
        throw error;
      },
    );
    answer('ready');
  }
}

// A product that fails ends its host, as it ends a process of its own.
process.on('message', (order: HostOrder) => void follow(order));
// However the parent ends: no server outlives it.
process.on('disconnect', () => process.exit(1));
