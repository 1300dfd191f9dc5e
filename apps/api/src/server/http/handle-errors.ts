import { codeOf, STATUS_OF, type ErrorCode, type Language } from '@ridewire/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sayRefusal, type Refused } from '../../core/say-refusal.ts';
import { faultOf, refusalOf, refusalOfCode, type Refusal } from '../../procedures/refusal-of.ts';
import { findLanguageOf } from './find-language-of.ts';

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_INPUT',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED',
  429: 'TOO_MANY',
};

/** The one error form of everything except tRPC: a sentence, the same again, and the machine name. */
export function errorBody(language: Language, ...refused: Refused) {
  const sentence = sayRefusal(language, refused);
  return { success: false, message: sentence, error: sentence, code: codeOf(refused[0]) };
}

/** Bodies, paths and headers that Fastify itself refuses. */
function refusalOfRequest(error: unknown): Refusal {
  const { statusCode } = error as Partial<FastifyError>;
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return refusalOf(error);
  return refusalOfCode(BY_STATUS[statusCode] ?? 'BAD_INPUT');
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, said, fields, retryAfterSeconds } = refusalOfRequest(error);
  const fault = code === 'INTERNAL' || code === 'NOT_READY' ? faultOf(error) : undefined;
  if (fault !== undefined) request.log.error({ error: fault }, 'a request failed');
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
  const language = findLanguageOf(request);
  const told = [...fields].map(([field, mistake]) => ({ field, message: sayRefusal(language, mistake) }));
  return reply
    .code(STATUS_OF[code])
    .send({ ...errorBody(language, ...said), ...(told[0] && { field: told[0].field, fields: told }) });
}

export const handleErrors = (fastify: FastifyInstance): void => {
  fastify.setErrorHandler(sendError);
};
