import type { ComponentType } from 'react';
import type { Language } from '../kit/language/language.ts';
import { layoutOf, wordsOf, type SitePageName } from './site-pages.ts';
import type { LayoutTexts, PageTexts, SiteTexts } from './site-texts.ts';

const pages = import.meta.glob<{ default: ComponentType }>('./pages/*/page.tsx');
const texts = import.meta.glob<{ default: PageTexts | LayoutTexts }>(['./texts/*/*.ts', './articles/*/*.md']);
const pieces = import.meta.glob<Pick<SiteTexts, 'pieces' | 'format'>>('../kit/texts/*/pieces.ts');

/** The one page asked for and its words; no other page is loaded. */
export async function loadPage(
  name: SitePageName,
  language: Language,
): Promise<{ page: ComponentType; texts: SiteTexts }> {
  const [page, layout, words, ui] = await Promise.all([
    take(pages, `./pages/${layoutOf(name)}/page.tsx`),
    take(texts, `./texts/${language}/layout.ts`),
    take(texts, `./${wordsOf(name, language)}`),
    take(pieces, `../kit/texts/${language}/pieces.ts`),
  ]);
  return {
    page: page.default,
    texts: {
      language,
      pieces: ui.pieces,
      format: ui.format,
      layout: layout.default as LayoutTexts,
      page: words.default as PageTexts,
    },
  };
}

async function take<T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const load = modules[file];
  if (!load) throw new Error(`A public page has no ${file}.`);
  return load();
}
