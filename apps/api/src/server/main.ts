import { flushCompileCache } from 'node:module';
import { reasonOf } from '../core/reason-of.ts';
import { startProduct } from './start-product.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

async function start(): Promise<void> {
  const stop = await startProduct(process.env, say, fail);
  // Otherwise it is written at the end, which a killed process doesn't have.
  flushCompileCache();
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      say('stopping');
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function fail(error: unknown): void {
  console.error(`ridewire: ${describe(error)}`);
  process.exit(1);
}

start().catch(fail);

/** Describes an error in one line. */
function describe(error: unknown): string {
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1024.`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${address} is no address of this machine.`;
  return reasonOf(error);
}
