import { startProduct } from '../server/start-product.ts';

/** The parent process's order: a product with these settings, or the end of the running one. */
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

// A product that fails ends its host, as it ends a separate process.
process.on('message', (order: HostOrder) => void follow(order));
// In any case of the parent's end, no server outlives it.
process.on('disconnect', () => process.exit(1));
