import { isLanguage, readAddress } from '@ridewire/contracts/languages';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPage } from './load-page.ts';
import { Site } from './Site.tsx';
import { pageAt } from './site-pages.ts';
import { findChosenLanguage, keepLanguage, type Language, LANGUAGES } from '../kit/language/language.ts';
import { isPublic } from './addresses.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const { language: addressed, path } = readAddress(location.pathname);
const name = pageAt(path);
// What says that there is no page is sent in the language chosen, whatever the address.
const built = root.firstElementChild ? document.documentElement.lang : addressed;
const language = isLanguage(built) ? built : addressed;
const year =
  Number(document.querySelector<HTMLElement>('[data-year]')?.dataset['year']) || new Date().getFullYear();
// Without `await`: what is loaded may import what stands in this file, and would wait for it to end.
void loadPage(name, language).then(({ page, texts }) => {
  const site = (
    <StrictMode>
      <Site name={name} year={year} page={page} texts={texts} />
    </StrictMode>
  );
  goOnInLanguage(language);
  // Built pages come with their HTML; while developing there is none.
  if (root.firstElementChild) hydrateRoot(root, site);
  else {
    document.documentElement.lang = language;
    document.title = texts.page.title;
    createRoot(root).render(site);
  }
});

/** A visitor who goes on to the app from a page in another language than the first keeps that language, unless they chose one. */
function goOnInLanguage(language: Language): void {
  if (language === LANGUAGES[0]) return;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin || isPublic(readAddress(link.pathname).path)) return;
    if (!findChosenLanguage()) keepLanguage(language);
  });
}
