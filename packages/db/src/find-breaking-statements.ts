/** Stands above a statement that the last release's code can't live with, or only for the reason that follows. */
const CONTRACT = /^\s*-- contract: \S/m;
const COMMENTS = /--[^\n]*/g;
const NAME = /"?([a-z_0-9]+)"?/.source;
const named = (pattern: string): RegExp => new RegExp(pattern.replace('NAME', NAME), 'i');

/** A table or type that a migration makes, and what only adds to such a one. */
const MAKES = named('^create (?:table|type|sequence|view)(?: if not exists)? NAME');
const TOUCHES = named(
  '^(?:alter table(?: only)?|(?:create (?:unique )?index .+? on)|insert into|create trigger .+? on) NAME',
);
/** Adds for everyone, and leaves what was there as it was. */
const ADDS = /^(create (index|function|sequence|extension)|comment on|do \$\$ begin create)/i;
const ADDS_COLUMN = named('^alter table NAME add (?:column )?(?!constraint)');
const ADDS_CONSTRAINT = named('^alter table NAME add constraint');

/**
 * The statements of migrations that code of before them may not survive: those that take away, rename, narrow or replace
 * something. A statement with `-- contract: reason` above it is let through.
 * @param migrations all that are newer than the last release, in order
 * @returns each as `name: statement`
 */
export function findBreakingStatements(migrations: readonly { name: string; sql: string }[]): string[] {
  const made = new Set<string>();
  const addedColumns = new Set<string>();
  const breaking: string[] = [];
  for (const { name, sql } of migrations) {
    for (const part of splitStatements(sql)) {
      const statement = part.replace(COMMENTS, ' ').replace(/\s+/g, ' ').trim();
      if (statement === '') continue;
      const [, makes] = MAKES.exec(statement) ?? [];
      if (makes) made.add(makes);
      const isFine = CONTRACT.test(part) || makes !== undefined || onlyAdds(statement, made, addedColumns);
      if (!isFine) breaking.push(`${name}: ${statement.slice(0, 160)}`);
    }
  }
  return breaking;
}

function onlyAdds(statement: string, made: ReadonlySet<string>, addedColumns: Set<string>): boolean {
  const [, touched = ''] = TOUCHES.exec(statement) ?? [];
  if (made.has(touched)) return true;
  if (ADDS_CONSTRAINT.test(statement)) {
    // What the older code writes has the default of a new column.
    const columns = [...statement.matchAll(/"([a-z_0-9]+)"\."([a-z_0-9]+)"/g)].map(
      ([, table, column]) => `${table}.${column}`,
    );
    return columns.length > 0 && columns.every((column) => addedColumns.has(column));
  }
  if (ADDS_COLUMN.test(statement)) {
    const [, table, column] =
      named(`^alter table NAME add (?:column )?(?:if not exists )?${NAME}`).exec(statement) ?? [];
    addedColumns.add(`${table}.${column}`);
    return !/ not null/i.test(statement) || / default | generated /i.test(statement);
  }
  return ADDS.test(statement) && !/^create or replace/i.test(statement);
}

/** At drizzle's marks, and at semicolons outside of quotes and function bodies. */
function splitStatements(sql: string): string[] {
  return sql
    .split('--> statement-breakpoint')
    .flatMap((part) => (/\$\w*\$|^\s*begin atomic/im.test(part) ? [part] : part.split(/;\s*(?:\n|$)/)));
}
