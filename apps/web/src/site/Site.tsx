import './site.css';
import { Logo, RidewireProvider } from '@ridewire/ui';
import type { ComponentType } from 'react';
import { SiteHeader } from './SiteHeader.tsx';
import { pathOf, type SitePageName } from './site-pages.ts';
import { type SiteTexts, SiteTextsContext, useLayoutTexts, useLinkTo } from './site-texts.ts';
import styles from './footer.module.css';
import frameStyles from './frame.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';

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
        <main id="content" tabIndex={-1} className={frameStyles.main}>
          <Page />
        </main>
        <SiteFooter path={path} year={year} />
      </RidewireProvider>
    </SiteTextsContext>
  );
}

/** Below every public page. No link of it leads nowhere. */
function SiteFooter({ path, year }: { path: string | null; year: number }) {
  const texts = useLayoutTexts();
  const linkTo = useLinkTo();
  return (
    <footer className={styles.footer} data-year={year}>
      <div className={`${styles.footerInner} rw-site-wide`}>
        <div className={styles.footerBrand}>
          <a href={linkTo('/')} className={`${frameStyles.brand} rw-press`}>
            <Logo />
          </a>
          <p>{texts.motto}</p>
        </div>
        {texts.footer.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.footerHeading}>{heading}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={linkTo(to)} className="rw-press">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`${frameStyles.closing} rw-site-wide`}>
        <p>{texts.copyright(year)}</p>
        <LanguageLinks path={path} />
      </div>
    </footer>
  );
}
