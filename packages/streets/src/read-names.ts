import type { Tags } from './osm-extract.ts';

/** `name`, and `name_en` and `name_bn` only where they say something else: every tile carries them. */
export function readNames(tags: Tags): Record<string, string> {
  const { 'name:en': en, 'name:bn': bn } = tags;
  const name = tags['name'] ?? en ?? bn;
  if (!name) return {};
  return { name, ...(en && en !== name && { name_en: en }), ...(bn && bn !== name && { name_bn: bn }) };
}
