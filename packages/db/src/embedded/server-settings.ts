/**
 * Fit for a small machine that also runs the product. Given on the command line at each start, so that a new
 * version's settings reach an old data folder.
 */
export const serverSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  // Durability is a promise: an acknowledged ride survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  // Compiling costs more than it saves on statements of some milliseconds.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // LOG ranks above ERROR here: refused statements are the product's daily life and are told to its callers.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '',
  logging_collector: 'off',
};
