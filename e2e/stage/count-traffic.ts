import type { Page, WebSocket } from '@playwright/test';

/** What a page opens towards the server from now on. */
export interface Traffic {
  /** HTTP requests, as 'GET /path'. */
  requests: string[];
  /** Every attempt, refused ones too. */
  sockets: WebSocket[];
}

export function countTraffic(page: Page): Traffic {
  const traffic: Traffic = { requests: [], sockets: [] };
  page.on('request', (request) =>
    traffic.requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  page.on('websocket', (socket) => traffic.sockets.push(socket));
  return traffic;
}
