import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** In the order of arrival, refused ones included. */
  received: Received[];
  close(): Promise<void>;
}

/** Answers with a status; or hangs, drips a body for ever, or redirects. */
export type Answer = number | 'hang' | 'drip' | { redirect: string };

/** A program's server that takes webhooks, on a port of this machine. */
export async function startReceiver(
  answer: (received: Received) => Answer | Promise<Answer> = () => 200,
  port = 0,
): Promise<Receiver> {
  const received: Received[] = [];
  const receive = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const message = { headers: request.headers, body };
    received.push(message);
    const answered = await answer(message);
    if (answered === 'hang') return;
    if (typeof answered === 'object')
      return void response.writeHead(302, { location: answered.redirect }).end();
    response.writeHead(answered === 'drip' ? 200 : answered);
    if (answered !== 'drip') return void response.end('ok');
    while (!response.destroyed) {
      response.write('.');
      await wait(20);
    }
  };
  const server = http.createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/hook`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
