import { nameIn } from './names-of.ts';
import type { Tags } from './osm-extract.ts';

/** `name`, and a name for each language that has another one, such as `name_en`: every tile carries them. */
export function readNames(tags: Tags): Record<string, string> {
  const named = nameIn(tags);
  if (!named) return {};
  const { name, names } = named;
  const others = Object.entries(names).filter(([, each]) => each !== name);
  return { name, ...Object.fromEntries(others.map(([language, each]) => [`name_${language}`, each])) };
}
