import type { Page, WebSocket } from '@playwright/test';

/** What a page opens to the server from now on. */
export interface Traffic {
  /** HTTP requests except those for files of the build, as 'GET /path'. */
  requests: string[];
  /** Every attempt, including refused ones. */
  sockets: WebSocket[];
}

export function countTraffic(page: Page): Traffic {
  const traffic: Traffic = { requests: [], sockets: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Files that load later load once, when the page is idle, and ask nothing of the server.
    if (!pathname.startsWith('/assets/')) traffic.requests.push(`${request.method()} ${pathname}`);
  });
  page.on('websocket', (socket) => traffic.sockets.push(socket));
  return traffic;
}
