import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';

/** A missing body counts as an empty object, whatever its content type; a body that isn't JSON is refused. */
export function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    else void parse(request, body, (error, value) => done(error && !isJson(body) ? notJson() : error, value));
  });
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, {});
    else done(new AppError('JSON_ONLY'));
  });
}

const notJson = () => new AppError('notJson');

/** The parser refuses some JSON too: keys that would reach an object's prototype. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @throws AppError BAD_INPUT when the body is JSON, but no object */
export function jsonBodyOf({ body = {} }: FastifyRequest): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('notJsonObject');
  return body as Record<string, unknown>;
}
