import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';

const ignore = (): void => {};

/**
 * Detaches an accepted socket from the request that opened it. Node's response and the plugin's error listener would
 * hold that request, its answer and their headers for as long as the socket lives: some kilobytes for each.
 */
export function letGoOfRequest(socket: WebSocket, response: ServerResponse): void {
  if (response.socket) response.detachSocket(response.socket);
  socket.removeAllListeners('error');
  // ws itself closes the socket after a broken or oversized frame; an unhandled error would end the process.
  socket.on('error', ignore);
}
