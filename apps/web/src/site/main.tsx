import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPage } from './load-page.ts';
import { Site } from './Site.tsx';
import { pageAt } from './site-pages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const { pathname } = location;
const { page, texts } = await loadPage(pageAt(pathname), document.documentElement.lang);
const year =
  Number(document.querySelector<HTMLElement>('[data-year]')?.dataset['year']) || new Date().getFullYear();
const site = (
  <StrictMode>
    <Site path={pathname} year={year} page={page} texts={texts} />
  </StrictMode>
);
// Built pages come with their HTML; while developing there is none.
if (root.firstElementChild) hydrateRoot(root, site);
else {
  document.title = texts.page.title;
  createRoot(root).render(site);
}
