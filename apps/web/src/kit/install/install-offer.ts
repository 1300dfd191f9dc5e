/** Chrome's and Edge's; other browsers have none. */
interface InstallPrompt {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** What is asked of a window. */
export interface InstallWindow extends Pick<Window, 'addEventListener' | 'matchMedia'> {
  /** The browser's offer, which comes once, maybe before our scripts: public/first-paint.js keeps it here. */
  ridewireInstall?: InstallPrompt | undefined;
  navigator: object;
}

/**
 * `running`: this is the installed app. `offered`: one press installs it. `installed`: it was, just now. `share`: its
 * person installs it by the Share button, as on iPhones. `by-hand`: by the browser's menu, where it has such a thing.
 */
export type InstallState = 'running' | 'offered' | 'installed' | 'share' | 'by-hand';

export interface InstallOffer {
  getState(): InstallState;
  /** @returns what ends it */
  subscribe(onChange: () => void): () => void;
  /** Has the browser ask, which it does once an offer. */
  take(): Promise<void>;
}

/** Follows whether the web app can be installed. */
export function createInstallOffer(page: InstallWindow): InstallOffer {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let isInstalled = false;
  page.addEventListener('beforeinstallprompt', tell);
  page.addEventListener('appinstalled', () => {
    isInstalled = true;
    tell();
  });
  return {
    getState: () => {
      const { standalone } = page.navigator as { standalone?: boolean };
      if (standalone || page.matchMedia('(display-mode: standalone)').matches) return 'running';
      if (isInstalled) return 'installed';
      if (page.ridewireInstall) return 'offered';
      return standalone === false ? 'share' : 'by-hand';
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    take: async () => {
      const offer = page.ridewireInstall;
      page.ridewireInstall = undefined;
      if (!offer) return;
      try {
        await offer.prompt();
        isInstalled ||= (await offer.userChoice).outcome === 'accepted';
      } catch {
        // A browser that thinks better of it: the way by hand is left.
      }
      tell();
    },
  };
}
