import { globSync, writeFileSync } from 'node:fs';

/* Writes the index of the schema: every file of tables has its line. Part of `generate`, which makes the migration. */

const FOLDER = new URL('src/schema/', import.meta.url);
const files = globSync('*.ts', { cwd: FOLDER, exclude: ['index.ts', 'bytea.ts'] }).toSorted();
writeFileSync(new URL('index.ts', FOLDER), files.map((file) => `export * from './${file}';\n`).join(''));
