import { BaseSequencer } from 'vitest/node';

/** Files that mostly wait: for clients to come back, for deadlines, for what they started. */
export const WAITING = [
  'people/serve-ride',
  'jobs/mail',
  'rest/api-guide',
  'chaos/chaos',
  'sockets/strangers',
  'sessions/end-sessions',
  'server/main',
  'jobs/start-jobs',
  'city-now/city-now',
  'server/city',
  'sockets/idle-sockets',
].map((path) => `/${path}.wire.test.ts`);
/** With this distance, about one of the workers waits at a time. */
const APART = 4;

/**
 * Vitest's order, but what waits begins early and one at a time. By size, most of it came last and together, when nothing
 * was left for the cores meanwhile.
 * @template {{ moduleId: string, project: { name: string } }} Spec
 * @param {Spec[]} usual
 */
export function spreadWaits(usual) {
  /** @param {Spec} spec */
  const waits = ({ moduleId }) => WAITING.some((path) => moduleId.endsWith(path));
  const order = usual.filter((spec) => !waits(spec));
  const first = order.findIndex(({ project }) => project.name === 'wire');
  if (first < 0) return usual;
  usual.filter(waits).forEach((spec, at) => order.splice(first + at * APART, 0, spec));
  return order;
}

export class SpreadWaits extends BaseSequencer {
  /** @override */
  async sort(specs) {
    return spreadWaits(await super.sort(specs));
  }
}
