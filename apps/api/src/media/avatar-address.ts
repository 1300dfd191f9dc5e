import { AVATAR_SIZES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { sql } from 'drizzle-orm';

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PATH = new RegExp(`^/media/avatars/(${ID})/(${Object.values(AVATAR_SIZES).join('|')})\\.webp$`);

const avatarKey = (id: string, pixels: number): string => `avatars/${id}/${pixels}.webp`;

/** The keys of an avatar's files in the media store, by their size. */
export const avatarKeys = (id: string) => ({
  large: avatarKey(id, AVATAR_SIZES.large),
  small: avatarKey(id, AVATAR_SIZES.small),
});

/** The address of an avatar in a profile: the path of its large file. */
export const avatarPath = (id: string): string => `/media/${avatarKeys(id).large}`;

/** The same in SQL, for a row of avatars. */
export const avatarPathSql = sql<string>`'/media/avatars/' || ${schema.avatars.id} || ${sql.raw(`'/${AVATAR_SIZES.large}.webp'`)}`;

/** The store's key of the file at a requested path; undefined when no avatar's file can be there. */
export const avatarKeyAt = (path: string): string | undefined =>
  PATH.test(path) ? path.slice('/media/'.length) : undefined;

/**
 * The avatar that an address names, by its path only: behind a proxy we may not know all of our names, and only the
 * path is kept. The database says whose it is.
 * @returns undefined for all other addresses, because a picture's host sees everyone who looks at it
 */
export const findAvatarId = (address: string): string | undefined =>
  PATH.exec(URL.parse(address, 'http://this.invalid')?.pathname ?? '')?.[1];
