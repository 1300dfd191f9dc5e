import { AVATAR_SIZES } from '@ridewire/contracts';

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PATH = new RegExp(`^/media/avatars/(${ID})/(${Object.values(AVATAR_SIZES).join('|')})\\.webp$`);

const avatarKey = (id: string, pixels: number): string => `avatars/${id}/${pixels}.webp`;

/** The keys of an avatar's files in the media store, by their size. */
export const avatarKeys = (id: string) => ({
  large: avatarKey(id, AVATAR_SIZES.large),
  small: avatarKey(id, AVATAR_SIZES.small),
});

/** What a profile names an avatar by: the path of its large file. */
export const avatarPath = (id: string): string => `/media/${avatarKeys(id).large}`;

/** The same in SQL. `id` is an expression. */
export const avatarPathSql = (id: string): string =>
  `'/media/avatars/' || ${id} || '/${AVATAR_SIZES.large}.webp'`;

/** The store's key of the file at a requested path; undefined when no avatar's file can be there. */
export const avatarKeyAt = (path: string): string | undefined =>
  PATH.test(path) ? path.slice('/media/'.length) : undefined;

/** What a picture's address may mean. */
export interface PictureAddress {
  /** An avatar with this id may be meant: it is, when the person has uploaded one. */
  avatarId: string | null;
  /** Where it lies if no avatar of the person is meant; null when it must be one. */
  elsewhere: string | null;
}

/**
 * Reads the address somebody gave for their picture. Behind a proxy we may not know all of our own names, so an address
 * with another host may mean an avatar too: nobody else has paths with our ids in them.
 * @param ownOrigins http(s)://host[:port] of this product, as far as known
 * @returns undefined when it is an address of ours that is no avatar's
 */
export function readPictureAddress(
  address: string,
  ownOrigins: readonly string[],
): PictureAddress | undefined {
  const parsed = URL.parse(address, 'http://this.invalid');
  if (!parsed) return undefined;
  const avatarId = PATH.exec(parsed.pathname)?.[1] ?? null;
  if (!address.startsWith('/') && !ownOrigins.includes(parsed.origin))
    return { avatarId, elsewhere: address };
  return avatarId ? { avatarId, elsewhere: null } : undefined;
}
