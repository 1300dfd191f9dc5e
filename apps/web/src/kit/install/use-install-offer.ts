import { useSyncExternalStore } from 'react';
import { createInstallOffer, type InstallOffer, type InstallState } from './install-offer.ts';

let offer: InstallOffer | undefined;
const theOffer = (): InstallOffer => (offer ??= createInstallOffer(window));

const subscribe = (onChange: () => void) => theOffer().subscribe(onChange);

/** Whether and how this browser installs the web app. Nothing is offered in prerendered HTML, which is everybody's. */
export function useInstallOffer(): { state: InstallState; take: () => Promise<void> } {
  const state = useSyncExternalStore<InstallState>(
    subscribe,
    () => theOffer().getState(),
    () => 'running',
  );
  return { state, take: () => theOffer().take() };
}
