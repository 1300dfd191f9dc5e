import type { LatLng } from '@ridewire/contracts';

/** Help is not kept waiting for an exact place, in milliseconds. */
const WAITS_MS = 3_000;
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: WAITS_MS, maximumAge: 30_000 };

/** Where this device is; null when it may not tell or can't find out soon. */
export const findDevicePlace = (): Promise<LatLng | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    // A question for permission that stays unanswered has no timeout of its own.
    setTimeout(() => resolve(null), WAITS_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      OPTIONS,
    );
  });
