const needed = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * The environment of the Postgres programs. It leaves out our own variables, which hold secrets that every program of
 * Postgres' user could read, and PGDATA and the like.
 */
export const serverEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    needed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  // Their messages are parsed, so they must be English.
  LC_ALL: 'C',
};
