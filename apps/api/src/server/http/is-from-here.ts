import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../core/is-loopback.ts';

/** Headers that proxies add, and nothing on this machine. */
const FORWARDED =
  /^(forwarded|via|(x-)?real-ip|x-client-ip|client-ip|true-client-ip|cf-.+|fly-client-ip|fastly-client-ip|cdn-loop|x-forwarded(-.+)?|x-original-.+|x-envoy-.+)$/;

/**
 * Whether a proxy says that it forwards this request. A proxy that adds nothing can't be told from a program on this
 * machine.
 */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => FORWARDED.test(name));

/**
 * Whether a request was made on this very machine, and to it by name: not forwarded by a proxy or a tunnel, and not
 * from a page whose own name was made to point here.
 */
export function isFromHere(request: FastifyRequest): boolean {
  const host = request.headers.host?.replace(/:\d*$/, '') ?? '';
  return isLoopback(request.socket.remoteAddress ?? '') && isLoopback(host) && !isForwarded(request);
}
