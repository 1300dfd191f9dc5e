const needed = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * The variables that the Postgres programs get. Not ours, which hold secrets that every program of Postgres' user
 * could read, nor PGDATA and its kind.
 */
export const serverEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    needed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  // Their messages are read here, so they must be English.
  LC_ALL: 'C',
};
