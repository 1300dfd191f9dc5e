import { latinName } from '@ridewire/contracts/latin-name';
import type { Tags } from './osm-extract.ts';

/** `name`, and `name_en` and `name_bn` only if they differ, since every tile carries them. */
export function readNames(tags: Tags): Record<string, string> {
  const { 'name:bn': bn } = tags;
  const name = tags['name'] ?? tags['name:en'] ?? bn;
  if (!name) return {};
  // A name only in Bangla is also written in Latin letters.
  const en = tags['name:en'] ?? latinName(name);
  return { name, ...(en && en !== name && { name_en: en }), ...(bn && bn !== name && { name_bn: bn }) };
}
