/** The event of Chrome and Edge; other browsers have none. */
interface InstallPrompt {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The parts of a window that are used. */
export interface InstallWindow extends Pick<Window, 'addEventListener' | 'matchMedia'> {
  /** The browser's offer. It comes once, maybe before our scripts run, so public/first-paint.js keeps it here. */
  ridewireInstall?: InstallPrompt | undefined;
  navigator: object;
}

/**
 * `running`: this is the installed app. `offered`: one press installs it. `installed`: it was just installed. `share`:
 * the person installs it with the Share button, as on iPhones. `by-hand`: with the browser's menu, if it can install.
 */
export type InstallState = 'running' | 'offered' | 'installed' | 'share' | 'by-hand';

export interface InstallOffer {
  getState(): InstallState;
  /** @returns the function that unsubscribes */
  subscribe(onChange: () => void): () => void;
  /** Shows the browser's prompt, which works once per offer. */
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
        // The browser changed its mind, which leaves the manual way.
      }
      tell();
    },
  };
}
