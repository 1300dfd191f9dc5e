import type { StreetName } from '@ridewire/contracts';

/** A street's name in a language; null where it has none. */
export function sayStreet(name: StreetName | null, locale: string): string | null {
  if (!name) return null;
  const names: Partial<Record<string, string>> = name.names;
  return names[locale.split('-')[0] ?? ''] ?? name.name;
}
