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
export { StatusSwatch } from './badges/StatusSwatch.tsx';
export { ToneBadge, type ToneBadgeProps } from './badges/ToneBadge.tsx';
export { RideWire, type RideWireProps } from './ride-wire/RideWire.tsx';
export { rideSteps, type RideTimes } from './ride-wire/ride-wire-nodes.ts';
export { ConnectionWire, type ConnectionWireProps } from './link/ConnectionWire.tsx';
export { ConnectionBanner, type ConnectionBannerProps } from './link/ConnectionBanner.tsx';
export type { ConnectionState } from './link/connection-banner-phase.ts';
export { Sheet, type SheetProps } from './sheet/Sheet.tsx';
export type { SheetSnap } from './sheet/sheet-snaps.ts';
export { Hint, type HintProps } from './hint/Hint.tsx';
export { announce, type Politeness } from './announcer/announce.ts';

export { Logo, type LogoProps } from './brand/Logo.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { LooseEnd } from './illustrations/LooseEnd.tsx';
export { CutWire } from './illustrations/CutWire.tsx';
export { Unplugged } from './illustrations/Unplugged.tsx';
export { Coil } from './illustrations/Coil.tsx';
export { Loop } from './illustrations/Loop.tsx';
export { Junction } from './illustrations/Junction.tsx';
export { Fuse } from './illustrations/Fuse.tsx';
export { Signal } from './illustrations/Signal.tsx';
export { useFlash, type FlashProps } from './figures/use-flash.ts';
export { Flash } from './figures/Flash.tsx';
export { RollingFigure, type RollingFigureProps } from './figures/RollingFigure.tsx';
export { RollingMoney, type RollingMoneyProps } from './figures/RollingMoney.tsx';
export { StatStrip, type Stat } from './figures/StatStrip.tsx';
export { PlateTag, type PlateTagProps } from './figures/PlateTag.tsx';
export { Sparkline, type SparklineProps } from './figures/Sparkline.tsx';
export { Countdown, type CountdownProps } from './clock/Countdown.tsx';
export { Elapsed, type ElapsedProps } from './clock/Elapsed.tsx';
export { Age, type AgeProps } from './clock/Age.tsx';
export { useMotionReduced, type MotionWish } from './provider/motion-wish.ts';

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
export { useMemory } from './memory/use-memory.ts';
export { useClockOffset } from './clock/clock-offset.ts';
