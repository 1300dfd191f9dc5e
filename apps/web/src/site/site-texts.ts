import { createContext, use } from 'react';
import type { FormatOptions, UiTexts } from '@ridewire/ui';
import type { Language } from '../kit/language/language.ts';
import { linkIn } from './addresses.ts';
import type layout from './texts/en/layout.ts';

export type LayoutTexts = typeof layout;

/** What every page's words begin with: what search engines and shared links show of it. */
export interface PageTexts {
  title: string;
  description: string;
}

/** The words of the frame, and of the page in it. */
export interface SiteTexts {
  language: Language;
  /** The words of packages/ui, and how numbers are written: the app's own. */
  pieces: UiTexts;
  format: FormatOptions;
  layout: LayoutTexts;
  page: PageTexts;
}

export const SiteTextsContext = createContext<SiteTexts | null>(null);

function useSite(): SiteTexts {
  const texts = use(SiteTextsContext);
  if (!texts) throw new Error('A public page stands outside its frame.');
  return texts;
}

/** The language of this page; the app's own changes while it is open. */
export const usePageLanguage = (): Language => useSite().language;

/** Makes the address of a link: a page has one in each language, and links stay in theirs. */
export function useLinkTo(): (to: string) => string {
  const language = usePageLanguage();
  return (to) => linkIn(language, to);
}

export const useLayoutTexts = (): LayoutTexts => useSite().layout;

/** The words of the page around; `typeof` its English ones says which. */
export const usePageTexts = <Texts extends PageTexts>(): Texts => useSite().page as Texts;
