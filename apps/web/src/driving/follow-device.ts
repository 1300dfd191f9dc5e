import { bearingDegrees, distanceMeters, type LatLng } from '@ridewire/contracts';
import { getLink } from '../live/link-state.ts';
import { fixTime } from './fix-time.ts';
import { getOwnPosition, setOwnPosition } from './own-position.ts';
import type { PositionBuffer } from './position-buffer.ts';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 1_000, timeout: 20_000 };
/** A car that stands makes no news by itself: after so long the device is asked again, in milliseconds. */
const ASK_AGAIN_MS = 5_000;
/** Shorter moves say nothing about where the car is heading. */
const MIN_BEARING_METERS = 5;

const headingFrom = (before: (LatLng & { bearing: number | null }) | null, fix: LatLng): number | null =>
  before && distanceMeters(before, fix) >= MIN_BEARING_METERS
    ? Math.round(bearingDegrees(before, fix))
    : (before?.bearing ?? null);

/**
 * Follows where this device is, and puts each fix into the buffer. Asks the person's permission when it must; a
 * permission given later is noticed.
 * @returns the function that stops it
 */
export function followDevice(buffer: PositionBuffer): () => void {
  if (!('geolocation' in navigator)) {
    setOwnPosition({ state: 'unsupported' });
    return () => setOwnPosition({ state: 'off' });
  }
  const { geolocation } = navigator;
  let lastFixMs = performance.now();

  const onFix = ({ coords, timestamp }: GeolocationPosition) => {
    lastFixMs = performance.now();
    const fix = { lat: coords.latitude, lng: coords.longitude };
    const at = fixTime(timestamp, Date.now(), getLink().clockOffsetMs);
    buffer.add({ ...fix, at });
    setOwnPosition({
      state: 'on',
      position: { ...fix, bearing: headingFrom(getOwnPosition().position, fix), at },
    });
  };
  const onError = ({ code }: GeolocationPositionError) =>
    setOwnPosition({ state: code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'lost' });

  const watch = () => geolocation.watchPosition(onFix, onError, OPTIONS);
  setOwnPosition({ state: 'waiting' });
  let watchId = watch();
  const timer = setInterval(() => {
    if (getOwnPosition().state !== 'on' || performance.now() - lastFixMs < ASK_AGAIN_MS) return;
    geolocation.getCurrentPosition(onFix, onError, OPTIONS);
  }, ASK_AGAIN_MS / 2);

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
