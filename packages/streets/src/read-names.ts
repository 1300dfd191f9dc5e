import { latinName } from '@ridewire/contracts/latin-name';
import type { Tags } from './osm-extract.ts';

/** `name`, and `name_en` and `name_bn` only where they say something else: every tile carries them. */
export function readNames(tags: Tags): Record<string, string> {
  const { 'name:bn': bn } = tags;
  const name = tags['name'] ?? tags['name:en'] ?? bn;
  if (!name) return {};
  // A sign in Bangla alone is written out for who can't read it.
  const en = tags['name:en'] ?? latinName(name);
  return { name, ...(en && en !== name && { name_en: en }), ...(bn && bn !== name && { name_bn: bn }) };
}
