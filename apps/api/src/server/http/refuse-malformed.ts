import type { ErrorCode } from '@ridewire/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { findLanguageOf } from './find-language-of.ts';
import { errorBody } from './handle-errors.ts';
import { REQUEST_ID_HEADER } from './request-ids.ts';

/**
 * A path that can't be decoded, or is longer than any of ours, doesn't exist.
 * @param headers those of every response: no hook writes them here
 */
export const refuseBadPath =
  (headers: Record<string, string>) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply
      .headers(headers)
      .header(REQUEST_ID_HEADER, request.id)
      .code(404)
      .send(errorBody(findLanguageOf(request), 'NOT_FOUND'));
  };

const REFUSALS: Record<string, [status: string, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'BAD_INPUT'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE'],
};

/** Answers input that is no HTTP, takes too long, or has too large a head: there is no request yet to answer. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = REFUSALS[error.code ?? ''] ?? ['400 Bad Request', 'BAD_INPUT'];
  const body = JSON.stringify(errorBody('en', code));
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  socket.destroy(error);
}
