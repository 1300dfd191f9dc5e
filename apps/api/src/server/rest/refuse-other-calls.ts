import { AppError } from '../../core/app-error.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Answers 405 with the possible methods for every address of ours that is called with another one, and 404 for all
 * other addresses: without this they would be looked for among the web app's files.
 * @param endpoints all there are; to be called once their routes are registered
 */
export function refuseOtherCalls(
  scope: FastifyInstance,
  endpoints: readonly { method: string; path: string }[],
): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    // HEAD comes with GET; OPTIONS is answered for the whole tree.
    const taken = new Set([...allowed, 'OPTIONS', ...(allowed.includes('GET') ? ['HEAD'] : [])]);
    scope.route({
      method: scope.supportedMethods.filter((method) => !taken.has(method)),
      url: path,
      // Before the body is read.
      onRequest: async (_request, reply) => {
        reply.header('allow', [...taken].join(', '));
        throw new AppError('METHOD_NOT_ALLOWED');
      },
      handler: () => {},
    });
  }
  scope.route({
    method: scope.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: '/*',
    onRequest: async () => {
      throw new AppError('NOT_FOUND');
    },
    handler: () => {},
  });
}
