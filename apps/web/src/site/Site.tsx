import './site.css';
import { RidewireProvider } from '@ridewire/ui';
import type { ComponentType } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { pathOf, type SitePageName } from './site-pages.ts';
import { SiteTextsContext, type SiteTexts } from './site-texts.ts';

export interface SiteProps {
  name: SitePageName;
  /** The year of the copyright line: written into the HTML, and the same in the browser that takes it over. */
  year: number;
  page: ComponentType;
  texts: SiteTexts;
}

/** One public page: header, content, footer. The same in the prerendered HTML and in the browser. */
export function Site({ name, year, page: Page, texts }: SiteProps) {
  const path = pathOf(name);
  return (
    <SiteTextsContext value={texts}>
      <RidewireProvider texts={texts.pieces} format={texts.format}>
        <a href="#content" className="rw-skip">
          {texts.layout.skipToContent}
        </a>
        <SiteHeader path={path} />
        <main id="content" tabIndex={-1} className="rw-site-main">
          <Page />
        </main>
        <SiteFooter path={path} year={year} />
      </RidewireProvider>
    </SiteTextsContext>
  );
}
