/**
 * Settings for a small machine that also runs the product. They are given on the command line at each start, so that a
 * new version's settings also apply to an old data folder.
 */
export const serverSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  // Durability is promised: an acknowledged ride survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  // Compiling costs more than it saves on statements that take a few milliseconds.
  jit: 'off',
  // Many rounds protect passwords that can be guessed. Ours have 192 random bits, and each connection computes the rounds.
  scram_iterations: '1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // LOG ranks above ERROR here. Refused statements are routine for the product, and its callers are told about them.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '',
  logging_collector: 'off',
};
