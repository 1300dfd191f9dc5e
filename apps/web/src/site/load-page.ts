import type { ComponentType } from 'react';
import { layoutOf, type SitePageName } from './site-pages.ts';
import type { LayoutTexts, PageTexts, SiteTexts } from './site-texts.ts';

const pages = import.meta.glob<{ default: ComponentType }>('./pages/*/page.tsx');
const texts = import.meta.glob<{ default: PageTexts | LayoutTexts }>('./texts/*/*.ts');

/** The one page asked for and its words; no other page is loaded. */
export async function loadPage(
  name: SitePageName,
  language: string,
): Promise<{ page: ComponentType; texts: SiteTexts }> {
  const [page, layout, words] = await Promise.all([
    take(pages, `./pages/${layoutOf(name)}/page.tsx`),
    take(texts, `./texts/${language}/layout.ts`),
    take(texts, `./texts/${language}/${name}.ts`),
  ]);
  return { page, texts: { layout: layout as LayoutTexts, page: words as PageTexts } };
}

async function take<T>(modules: Record<string, () => Promise<{ default: T }>>, file: string): Promise<T> {
  const load = modules[file];
  if (!load) throw new Error(`A public page has no ${file}.`);
  return (await load()).default;
}
