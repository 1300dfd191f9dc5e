import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_INPUT',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED',
  429: 'TOO_MANY',
};

/** The one error form of everything that is not tRPC: a sentence, the same again, and the machine name. */
export function errorBody(code: ErrorCode, sentence: string = ERRORS[code].sentence) {
  return { success: false, message: sentence, error: sentence, code };
}

export function handleErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) {
      return reply.code(ERRORS[error.code].status).send(errorBody(error.code, error.message));
    }
    const status = error.statusCode ?? 500;
    const code = BY_STATUS[status] ?? (status < 500 ? 'BAD_INPUT' : 'INTERNAL');
    if (status >= 500) request.log.error({ error }, 'a request failed');
    return reply.code(status).send(errorBody(code));
  });
}
