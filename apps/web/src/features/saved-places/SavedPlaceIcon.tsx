import type { SavedPlaceKind } from '@ridewire/contracts/choices';
import { IconBookmark, IconBriefcase, IconHome } from '@tabler/icons-react';

const ICONS = { home: IconHome, work: IconBriefcase, other: IconBookmark };

/** A house, a briefcase, or a bookmark for all others. */
export function SavedPlaceIcon({ kind }: { kind: SavedPlaceKind }) {
  const Sign = ICONS[kind];
  return <Sign size={20} stroke={1.75} aria-hidden />;
}
