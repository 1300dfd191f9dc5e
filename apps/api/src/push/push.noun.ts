import type { Noun } from '../procedures/noun.ts';
import { pushPersonalData } from './push-personal-data.ts';
import { pushWork } from './push-work.ts';
import { createPushRouter } from './push.router.ts';

export const push = {
  procedures: { router: createPushRouter, area: null },
  // A sandbox calls no phone.
  work: (deps: Parameters<typeof pushWork>[0] & { sandbox: object | null }) =>
    deps.sandbox ? [] : pushWork(deps),
  personalData: pushPersonalData,
} satisfies Noun;
