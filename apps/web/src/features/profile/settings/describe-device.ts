import type { SessionView } from '@ridewire/contracts';
import { parse } from 'bowser';

export interface Device {
  form: 'desktop' | 'phone' | 'tablet' | 'program';
  /** Browser or program; null if unknown. */
  app: string | null;
  /** The operating system: 'Windows', 'iPhone'; null when it does not say. */
  system: string | null;
}

/** A program's name before its version: `curl/8.5.0`. Longer ones are no names. */
const PRODUCT = /^([\w.-]{1,40})(?:\/[\w.+-]+)?(?: |$)/;

/** The signed-in program, by its own words. Any other text is not shown, because anyone can write it. */
export function describeDevice({ userAgent, kind }: Pick<SessionView, 'userAgent' | 'kind'>): Device {
  if (!userAgent) return { form: kind === 'program' ? 'program' : 'desktop', app: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  const system = platform.model ?? os.name ?? null;
  if (!userAgent.startsWith('Mozilla/'))
    return { form: 'program', app: PRODUCT.exec(userAgent)?.[1] ?? null, system };
  const form = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'desktop';
  return { form: kind === 'program' ? 'program' : form, app: browser.name || null, system };
}
