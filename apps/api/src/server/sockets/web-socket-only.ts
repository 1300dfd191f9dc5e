import type { FastifyReply, FastifyRequest } from 'fastify';
import { findLanguageOf } from '../http/find-language-of.ts';
import { errorBody } from '../http/handle-errors.ts';

/** Answers a plain request at a socket's address. */
export const webSocketOnly = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply
    .code(426)
    .header('upgrade', 'websocket')
    .send(errorBody(findLanguageOf(request), 'webSocketOnly'));
