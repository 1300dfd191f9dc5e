import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf, refusalOfCode, type Refusal } from './error-mapping.ts';

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_INPUT',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED',
  429: 'TOO_MANY',
};

/** The one error form of everything that is not tRPC: a sentence, the same again, and the machine name. */
export function errorBody(code: ErrorCode, sentence: string = ERRORS[code].sentence) {
  return { success: false, message: sentence, error: sentence, code };
}

/** Bodies, paths and headers that Fastify itself does not take. */
function refusalOfRequest(error: unknown): Refusal {
  const { statusCode } = error as Partial<FastifyError>;
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return refusalOf(error);
  return refusalOfCode(BY_STATUS[statusCode] ?? 'BAD_INPUT');
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, sentence, field, fields, retryAfterSeconds } = refusalOfRequest(error);
  if (code === 'INTERNAL') request.log.error({ error }, 'a request failed');
  if (code === 'NOT_READY') request.log.warn({ error }, 'a request found no database');
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(ERRORS[code].status)
    .send({ ...errorBody(code, sentence), ...(field !== null && { field, fields }) });
}

export const handleErrors = (fastify: FastifyInstance): void => {
  fastify.setErrorHandler(sendError);
};
