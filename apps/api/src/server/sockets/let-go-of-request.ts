import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';

const ignore = (): void => {};

/**
 * Unties a socket that was taken over from the request that opened it. Node's response and the plugin's error listener would
 * hold that request, its answer and their headers for as long as the socket lives: some kilobytes for each.
 */
export function letGoOfRequest(socket: WebSocket, response: ServerResponse): void {
  if (response.socket) response.detachSocket(response.socket);
  socket.removeAllListeners('error');
  // ws closes the socket by itself after a broken or oversized frame; an unheard error would end the process.
  socket.on('error', ignore);
}
