import {
  bearingDegrees,
  distanceMeters,
  isCoarse,
  replacesFix,
  type Fix,
  type LatLng,
} from '@ridewire/contracts';
import { getConnection } from '../../kit/live/connection-state.ts';
import { fixTime, liesAhead } from './fix-time.ts';
import { getOwnPosition, setOwnPosition } from './own-position.ts';
import type { PositionBuffer } from './position-buffer.ts';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 1_000, timeout: 20_000 };
/**
 * While the device watches and reports no move, the car is still there: its position is sent again after this long, in
 * milliseconds.
 */
const STANDS_MS = 5_000;
/** Shorter moves don't tell the car's heading. */
const MIN_BEARING_METERS = 5;

const headingFrom = (before: (Fix & { bearing: number | null }) | null, fix: Fix): number | null =>
  before && !isCoarse(before) && !isCoarse(fix) && distanceMeters(before, fix) >= MIN_BEARING_METERS
    ? Math.round(bearingDegrees(before, fix))
    : (before?.bearing ?? null);

/** Phones stop watching for a hidden page; a desktop does not. */
const isAsleep = (): boolean =>
  document.visibilityState === 'hidden' && matchMedia('(pointer: coarse)').matches;

/**
 * Follows this device's position, and puts each fix into the buffer. Asks for permission when necessary; a permission
 * given later is noticed.
 * @returns the function that stops it
 */
export function followDevice(buffer: PositionBuffer): () => void {
  if (!('geolocation' in navigator)) {
    setOwnPosition({ state: 'unsupported' });
    return () => setOwnPosition({ state: 'off' });
  }
  const { geolocation } = navigator;
  let lastFixMs = performance.now();
  /** The device's last report, unless it is a coarse place after a good one: the place of a car that no longer moves. */
  let said: (LatLng & { accuracy?: number }) | undefined;

  const take = ({ lat, lng }: LatLng, accuracy: number | undefined, stampMs: number) => {
    lastFixMs = performance.now();
    const deviceMs = Date.now();
    const { clockOffsetMs } = getConnection();
    const nowMs = deviceMs + clockOffsetMs;
    const at = fixTime(stampMs, deviceMs, clockOffsetMs);
    const fix = { lat, lng, at, ...(accuracy !== undefined && { accuracy }) };
    const { position: known } = getOwnPosition();
    const before = known && !liesAhead(known.at, nowMs) ? known : null;
    // Browsers repeat an old fix next to a new answer.
    if (before && at < before.at) return;
    buffer.add(fix, nowMs);
    if (!before || isCoarse(before) || !isCoarse(fix)) said = fix;
    // Positions the server would reject are not shown here either.
    const position =
      before && !replacesFix(before, fix) ? before : { ...fix, bearing: headingFrom(before, fix) };
    setOwnPosition({ state: 'on', position });
  };
  const onFix = ({ coords, timestamp }: GeolocationPosition) =>
    take(
      { lat: coords.latitude, lng: coords.longitude },
      Number.isFinite(coords.accuracy) ? coords.accuracy : undefined,
      timestamp,
    );
  // For a standing car, a device may have nothing to report for minutes: that alone is no loss.
  const onError = ({ code }: GeolocationPositionError) => {
    if (code === GeolocationPositionError.TIMEOUT && getOwnPosition().state === 'on') return;
    setOwnPosition({ state: code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'lost' });
  };

  const watch = () => geolocation.watchPosition(onFix, onError, OPTIONS);
  setOwnPosition({ state: 'waiting' });
  let watchId = watch();
  const timer = setInterval(() => {
    const isOn = getOwnPosition().state === 'on';
    if (!isOn || !said || performance.now() - lastFixMs < STANDS_MS || isAsleep()) return;
    // Too far for a car at first, it is accepted once a car could have come there.
    take(said, said.accuracy, Date.now());
  }, STANDS_MS / 2);

  const ended = new AbortController();
  const rewatch = () => {
    geolocation.clearWatch(watchId);
    setOwnPosition({ state: 'waiting' });
    watchId = watch();
  };
  // Safari and others may not know this name; then a reload is needed after allowing.
  navigator.permissions?.query({ name: 'geolocation' }).then(
    (permission) =>
      !ended.signal.aborted && permission.addEventListener('change', rewatch, { signal: ended.signal }),
    () => {},
  );
  return () => {
    ended.abort();
    clearInterval(timer);
    geolocation.clearWatch(watchId);
    setOwnPosition({ state: 'off', position: null });
  };
}
