import type { Noun } from '../procedures/noun.ts';
import { sandboxWork } from './sandbox-work.ts';
import { createSandboxRouter } from './sandbox.router.ts';

export const sandbox = {
  procedures: { router: createSandboxRouter, area: 'city' },
  work: sandboxWork,
} satisfies Noun;
