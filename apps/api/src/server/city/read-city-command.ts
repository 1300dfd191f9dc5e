import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CityAbout } from '../../streets/import-city.ts';

const USAGE =
  'Say which city: npm run city -- FILE.osm.pbf or an https:// address, with --name NAME and --title TITLE; or --list, --use NAME, --remove NAME.';
const ATTRIBUTION = '© OpenStreetMap contributors';
const MAX_TITLE = 80;
/** The same pattern as in the database. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

export interface BringCity {
  kind: 'bring';
  from: URL | string;
  about: Omit<CityAbout, 'box' | 'sourceVersion'>;
}

export type CityCommand = BringCity | { kind: 'list' } | { kind: 'use' | 'remove'; name: string };

/**
 * The command in the words behind `npm run city --`.
 * @throws Error with one sentence where they make no sense
 */
export function readCityCommand(
  args: readonly string[],
  folder = process.env['INIT_CWD'] ?? '.',
): CityCommand {
  const { values, positionals } = parse(args);
  const { list, use, remove } = values;
  const [asked, second] = [list, use, remove, ...positionals].filter((word) => word !== undefined);
  if (asked === undefined || second !== undefined) throw new Error(USAGE);
  if (list) return { kind: 'list' };
  if (use !== undefined) return { kind: 'use', name: use };
  if (remove !== undefined) return { kind: 'remove', name: remove };
  const from = readSource(String(asked), folder);
  const file = from instanceof URL ? basename(from.pathname) : basename(from);
  const name = values.name ?? nameOf(file);
  if (!NAME.test(name))
    throw new Error(
      values.name === undefined
        ? `${file} says no name: add --name NAME.`
        : `--name ${values.name} is no name: it has small letters, digits and hyphens, at most 40.`,
    );
  const title = (values.title ?? titleOf(name)).trim();
  if (title === '' || title.length > MAX_TITLE || /\p{Cc}/u.test(title))
    throw new Error(`--title must have 1 to ${MAX_TITLE} characters on one line.`);
  return { kind: 'bring', from, about: { name, title, source: file, attribution: ATTRIBUTION } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        title: { type: 'string' },
        list: { type: 'boolean' },
        use: { type: 'string' },
        remove: { type: 'string' },
      },
    });
  } catch {
    throw new Error(USAGE);
  }
}

/** A file is looked for in the person's folder, not in the project's. */
function readSource(from: string, folder: string): URL | string {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(from)) return resolve(folder, from);
  const address = URL.canParse(from) ? new URL(from) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '')
    throw new Error(
      `${address?.protocol ?? from} is no address to fetch from: it begins with https:// and has no password.`,
    );
  return address;
}

/** dhaka-latest.osm.pbf and dhaka-260101.osm.pbf are both dhaka. */
const nameOf = (file: string): string =>
  file
    .toLowerCase()
    .replace(/(?:\.osm)?(?:\.pbf)?$/, '')
    .replace(/-(?:latest|\d{6})$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

const titleOf = (name: string): string =>
  name.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
