import { AVATAR_SIZES } from '@ridewire/contracts';

/** Screen pixels per CSS pixel on most people's devices. */
const USUAL_DENSITY = 2;
const LARGE = new RegExp(`/${AVATAR_SIZES.large}(?=\\.webp$)`);

/**
 * The address of a person's picture; null to show initials. Pictures that another client stored elsewhere are not shown:
 * the content security policy would refuse them, and their host would learn who looks at whom.
 * @param sizePx the shown width, in CSS pixels
 * @param origin of this page
 */
export function avatarSource(url: string | null, sizePx: number, origin: string): string | null {
  if (url === null || !URL.canParse(url, origin)) return null;
  const parsed = new URL(url, origin);
  if (parsed.origin !== origin) return null;
  const isSmall = sizePx * USUAL_DENSITY <= AVATAR_SIZES.small;
  return isSmall ? parsed.href.replace(LARGE, `/${AVATAR_SIZES.small}`) : parsed.href;
}
