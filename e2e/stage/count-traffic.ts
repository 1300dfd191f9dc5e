import type { Page, WebSocket } from '@playwright/test';

/** What a page opens towards the server from now on. */
export interface Traffic {
  /** HTTP requests but those for files of the build, as 'GET /path'. */
  requests: string[];
  /** Every attempt, refused ones too. */
  sockets: WebSocket[];
}

export function countTraffic(page: Page): Traffic {
  const traffic: Traffic = { requests: [], sockets: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What opens later comes once, when the page is quiet: its files ask nothing.
    if (!pathname.startsWith('/assets/')) traffic.requests.push(`${request.method()} ${pathname}`);
  });
  page.on('websocket', (socket) => traffic.sockets.push(socket));
  return traffic;
}
