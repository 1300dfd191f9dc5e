import { useSyncExternalStore } from 'react';
import { createInstallOffer, type InstallOffer, type InstallState } from './install-offer.ts';

let offer: InstallOffer | undefined;
const theOffer = (): InstallOffer => (offer ??= createInstallOffer(window));

const subscribe = (onChange: () => void) => theOffer().subscribe(onChange);

/** Whether and how this browser installs the web app. Prerendered HTML, which everyone gets, offers nothing. */
export function useInstallOffer(): { state: InstallState; take: () => Promise<void> } {
  const state = useSyncExternalStore<InstallState>(
    subscribe,
    () => theOffer().getState(),
    () => 'running',
  );
  return { state, take: () => theOffer().take() };
}
