import type { VehicleValues } from './vehicle-values.ts';

/** A vehicle that is being described and isn't saved yet. */
export interface KeptVehicle {
  /** Sent again after a lost answer or a reload, it is the same vehicle. */
  id: string;
  values: VehicleValues;
}

/** What differs from the values at first, with the id; blank where nothing does. */
export function writeVehicle({ id, values }: KeptVehicle, before: VehicleValues): string {
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== before[field as keyof VehicleValues],
  );
  return changed.length === 0 ? '' : JSON.stringify({ id, ...Object.fromEntries(changed) });
}

/**
 * The kept values over those at first, which may have changed elsewhere since. Anything that is no such field is left out, since anyone
 * may have written there.
 */
export function readVehicle(text: string, { id, values }: KeptVehicle): KeptVehicle {
  let kept: Partial<Record<string, unknown>>;
  try {
    kept = (JSON.parse(text || '{}') ?? {}) as typeof kept;
  } catch {
    return { id, values };
  }
  const word = (name: string, otherwise: string) => {
    const given = kept[name];
    return typeof given === 'string' ? given : otherwise;
  };
  const fields = Object.keys(values) as (keyof VehicleValues)[];
  return {
    id: word('id', id),
    values: Object.fromEntries(fields.map((field) => [field, word(field, values[field])])) as VehicleValues,
  };
}
