import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readAddress } from './addresses.ts';
import { goOnInLanguage } from './go-on-in-language.ts';
import { loadPage } from './load-page.ts';
import { Site } from './Site.tsx';
import { pageAt } from './site-pages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const { language, path } = readAddress(location.pathname);
const name = pageAt(path);
const { page, texts } = await loadPage(name, language);
const year =
  Number(document.querySelector<HTMLElement>('[data-year]')?.dataset['year']) || new Date().getFullYear();
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
