import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';

/** No body at all is an empty object, whatever it is said to be; what is not JSON is refused as such. */
export function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    else void parse(request, body, (error, value) => done(error && !isJson(body) ? notJson() : error, value));
  });
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, {});
    else done(new AppError('UNSUPPORTED', 'Send JSON, with the content type application/json.'));
  });
}

const notJson = () => new AppError('BAD_INPUT', 'That is not JSON.');

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
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('BAD_INPUT', 'Send a JSON object.');
  return body as Record<string, unknown>;
}
