import { API_VERSIONS, type ApiVersion } from '@ridewire/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { Identity } from '../../sessions/identify-token.ts';

export const VERSION_HEADER = 'ridewire-version';

const isVersion = (text: unknown): text is ApiVersion => (API_VERSIONS as readonly unknown[]).includes(text);

/**
 * An API key's caller, with the version it asks for in place of its key's own. Everybody else has the newest one.
 * @throws AppError VERSION_UNKNOWN
 */
export function inVersion(identity: Identity, asked: unknown): Identity {
  if (asked === undefined || !identity.actor.apiVersion) return identity;
  if (!isVersion(asked)) throw new AppError('NO_SUCH_VERSION', { versions: API_VERSIONS.join(', ') });
  return { ...identity, actor: { ...identity.actor, apiVersion: asked } };
}

const used = new WeakMap<FastifyRequest, ApiVersion>();

/** Remembers the version of a request, for its answer. */
export function noteVersion(request: FastifyRequest, { actor }: Identity): void {
  if (actor.apiVersion) used.set(request, actor.apiVersion);
}

/** Every answer to an API key names the version it has. */
export function nameVersions(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const version = used.get(request);
    if (version) reply.header(VERSION_HEADER, version);
    done();
  });
}
