import { afterAll, beforeAll, inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './clone-template.ts';
import type {} from './vitest-global-setup.ts';

export type { TestDatabase };

/** An empty, migrated database on the run's test server. Outside vitest use startTestPostgres. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testPostgresUrl'));
}

/**
 * A database for the whole test file, dropped at its end. Call it at the file's top level; the connection string can be
 * read from the first beforeAll after it.
 */
export function useTestDatabase(): { readonly connectionString: string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());
  return {
    get connectionString() {
      if (!database) throw new Error('The test database exists only while tests and their hooks run.');
      return database.connectionString;
    },
  };
}
