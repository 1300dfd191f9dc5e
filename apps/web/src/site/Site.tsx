import './site.css';
import { RidewireProvider } from '@ridewire/ui';
import type { ComponentType } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteTextsContext, type SiteTexts } from './site-texts.ts';

export interface SiteProps {
  /** The address without what follows a ? or #. */
  path: string;
  /** The year of the copyright line: written into the HTML, and the same in the browser that takes it over. */
  year: number;
  page: ComponentType;
  texts: SiteTexts;
}

/** One public page: header, content, footer. The same in the prerendered HTML and in the browser. */
export function Site({ path, year, page: Page, texts }: SiteProps) {
  return (
    <SiteTextsContext value={texts}>
      <RidewireProvider>
        <a href="#content" className="rw-skip">
          {texts.layout.skipToContent}
        </a>
        <SiteHeader path={path} />
        <main id="content" tabIndex={-1} className="rw-site-main">
          <Page />
        </main>
        <SiteFooter year={year} />
      </RidewireProvider>
    </SiteTextsContext>
  );
}
