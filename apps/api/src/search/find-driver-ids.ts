import type { Snapshot } from '../core/in-snapshot.ts';
import { containing } from './containing.ts';
import { phoneDigits } from './phone-digits.ts';
import { findNewest, type Found, type SearchSource } from './search-steps.ts';

/** A driver's account is looked up for each, so it is fewer. */
const LOOKS = { glance: 2_000, further: 6_000, long: 6_000 };

/**
 * Drivers by a part of the name, of the e-mail address, of the phone number or of the plate.
 * @param where conditions on the drivers row `d`
 */
export function findDriverIds(db: Snapshot, text: string, where: string[] = []): Promise<Found> {
  const isListed = ['d.deleted_at is null', ...where].join(' and ');
  const sought = phoneDigits(text) ?? text;
  const source: SearchSource = {
    values: [containing(sought), containing(text)],
    newest: `select d.id, coalesce(d.license_plate ilike $2, false) as has_plate, (select u.search from users u where u.id = d.id) as text
      from drivers d where ${isListed} order by d.created_at desc, d.id desc`,
    matches: 'text like lower($1) or has_plate',
    // Each half has its own index; one condition over both tables would have none.
    indexed: (inLetters) => [
      `with found as materialized (
        select id from users where role = 'driver' and ${inLetters('search')} and search like lower($1)
        union select id from drivers where license_plate ilike $2
      ) select d.id from drivers d where d.id in (select id from found) and ${isListed} order by d.created_at desc, d.id desc`,
    ],
  };
  return findNewest(db, sought, source, LOOKS);
}
