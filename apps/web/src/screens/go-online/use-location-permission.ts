import { useEffect, useState } from 'react';
import { useOwnPosition } from '../../driving/own-position.ts';

/** Whether this page may know where the device is; 'prompt' also where the browser does not tell. */
export function useLocationPermission(): PermissionState {
  const [asked, setAsked] = useState<PermissionState>('prompt');
  const { state } = useOwnPosition();
  useEffect(() => {
    const ended = new AbortController();
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (permission) => {
        if (ended.signal.aborted) return;
        const note = () => setAsked(permission.state);
        note();
        permission.addEventListener('change', note, { signal: ended.signal });
      },
      () => {},
    );
    return () => ended.abort();
  }, []);
  // What the device itself answered is the latest news.
  if (state === 'on') return 'granted';
  return state === 'denied' || state === 'unsupported' ? 'denied' : asked;
}
