import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBreakingStatements } from './find-breaking-statements.ts';

const folder = new URL('../migrations/', import.meta.url);
const lastRelease = readFileSync(new URL('../last-release', import.meta.url), 'utf8').trim();
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

test('the last release knows all migrations up to one of ours', () => {
  expect(files).toContain(`${lastRelease}.sql`);
});

// docs/upgrading.md says what to do about a statement named here.
test('what is newer leaves the last release’s code working', () => {
  const newer = files.filter((name) => name > `${lastRelease}.sql`);
  const migrations = newer.map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
  expect(findBreakingStatements(migrations)).toEqual([]);
});

const judge = (sql: string) => findBreakingStatements([{ name: 'm', sql }]).length;

test.each([
  'create table "pets" ("id" uuid primary key not null, "name" text not null)',
  'ALTER TABLE "rides" ADD COLUMN "pets" integer;',
  'ALTER TABLE "rides" ADD COLUMN "pets" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "rides" ADD COLUMN "pets" integer DEFAULT 0 NOT NULL;\nALTER TABLE "rides" ADD CONSTRAINT "few" CHECK ("rides"."pets" < 9)',
  'CREATE INDEX "rides_pets" ON "rides" USING btree ("pets")',
  'create table pets (id uuid);--> statement-breakpoint\nALTER TABLE "pets" ADD CONSTRAINT "own" FOREIGN KEY ("id") REFERENCES users(id)',
  'create table pets (id uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "pets" USING btree ("id");\nINSERT INTO pets VALUES (null)',
  '-- Says hello; drop table rides.\nCREATE FUNCTION hello() RETURNS text LANGUAGE sql RETURN $$drop table rides;$$',
  '-- contract: the last release no longer reads it\nALTER TABLE "rides" DROP COLUMN "pets"',
])('lets through what only adds: %s', (sql) => {
  expect(judge(sql)).toBe(0);
});

test.each([
  'drop table rides',
  'ALTER TABLE "rides" DROP COLUMN "fare_cents"',
  'ALTER TABLE "rides" DROP CONSTRAINT "rides_stops"',
  'DROP INDEX "rides_pets"',
  'ALTER TABLE "rides" RENAME COLUMN "a" TO "b"',
  'ALTER TABLE "rides" RENAME TO "trips"',
  'ALTER TABLE "rides" ADD COLUMN "pets" integer NOT NULL',
  'ALTER TABLE "rides" ALTER COLUMN "pets" SET NOT NULL',
  'ALTER TABLE "rides" ALTER COLUMN "pets" SET DATA TYPE text',
  'ALTER TABLE "rides" ALTER COLUMN "pets" DROP DEFAULT',
  'ALTER TABLE "rides" ADD CONSTRAINT "few" CHECK ("rides"."stops" is not null)',
  'ALTER TABLE "rides" ADD CONSTRAINT "own" FOREIGN KEY ("pet") REFERENCES pets(id)',
  'CREATE UNIQUE INDEX "one" ON "rides" USING btree ("pets")',
  "ALTER TYPE ride_status ADD VALUE 'parked'",
  'CREATE OR REPLACE FUNCTION note_ride_search() RETURNS trigger LANGUAGE plpgsql AS $$ begin return null; end $$',
  'CREATE TRIGGER rides_watch AFTER UPDATE ON rides EXECUTE FUNCTION watch()',
  'update rides set pets = 0',
  'delete from sessions',
  'truncate sessions',
  'create table pets (id uuid);\ndrop table rides',
  '-- contract:\ndrop table rides',
])('names what older code may not survive: %s', (sql) => {
  expect(judge(sql)).toBe(1);
});

test('each migration comes after those before it, or databases that have those would skip it', () => {
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const { entries } = journal;
  // The generator numbers the next one after the last, whatever its name says, and would write over what is there.
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map(({ tag }) => Number(tag.slice(0, 4))));
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  expect(entries.map(({ tag }) => tag)).toEqual(entries.map(({ tag }) => tag).toSorted());
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted(),
  );
});
