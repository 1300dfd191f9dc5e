export {
  RidewireProvider,
  colorSchemeStorageKey,
  type RidewireProviderProps,
} from './provider/RidewireProvider.tsx';
export { englishTexts, type UiTexts } from './provider/ui-texts.ts';
export { theme, displayFont } from './theme/theme.ts';
export { canvasColors, cssVariablesResolver } from './theme/variables.ts';
export { mapColors } from './theme/map-colors.ts';
export { motion } from './theme/motion.ts';
export type { Role } from './theme/roles.ts';
export type { RideStatus, Tone } from './theme/statuses.ts';

export { RideStatusBadge, statusIcons, type RideStatusBadgeProps } from './badges/RideStatusBadge.tsx';
export { ToneBadge, type ToneBadgeProps } from './badges/ToneBadge.tsx';
export { RideWire, type RideWireProps } from './ride-wire/RideWire.tsx';
export { rideSteps, type RideTimes } from './ride-wire/ride-wire-nodes.ts';
export { LinkWire, type LinkWireProps } from './link/LinkWire.tsx';
export { Sheet, type SheetProps } from './sheet/Sheet.tsx';
export type { SheetSnap } from './sheet/sheet-snaps.ts';
export { announce, type Politeness } from './announcer/announce.ts';

export { createFormat, type Format } from './format/create-format.ts';
export { useFormat } from './format/use-format.ts';
export { englishWords, type FormatOptions, type FormatWords, type Instant } from './format/format-words.ts';
export { formatMoney, formatTotal } from './format/format-money.ts';
export { formatCount, formatRate } from './format/format-number.ts';
export { formatDistance } from './format/format-distance.ts';
export { formatDuration, formatElapsed } from './format/format-duration.ts';
export { formatClock, formatClockSeconds, formatDate, formatDateTime } from './format/format-clock.ts';
export { formatAge } from './format/format-age.ts';
export { formatCoordinates, formatShortId } from './format/format-place.ts';
export { useNow } from './clock/use-now.ts';
export { useClockOffset } from './clock/clock-offset.ts';
