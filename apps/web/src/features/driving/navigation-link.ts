import type { Stop } from '@ridewire/contracts';

/**
 * The target of 'Navigate': the phone's own maps (geo: on Android, Apple's maps on iPhones and iPads), OpenStreetMap's
 * directions elsewhere.
 * @param userAgent the browser's
 */
export function navigationLink({ lat, lng, address }: Stop, userAgent: string): string {
  const point = `${lat},${lng}`;
  const label = encodeURIComponent(address).replaceAll('(', '%28').replaceAll(')', '%29');
  if (/Android/i.test(userAgent)) return `geo:${point}?q=${point}(${label})`;
  if (/iPhone|iPad|iPod/i.test(userAgent)) return `https://maps.apple.com/?daddr=${point}&q=${label}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`;
}
