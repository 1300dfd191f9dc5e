import { Logo } from '@ridewire/ui';
import { LanguageLinks } from './LanguageLinks.tsx';
import { useLayoutTexts, useLinkTo } from './site-texts.ts';

/** Below every public page. No link of it leads nowhere. */
export function SiteFooter({ path, year }: { path: string | null; year: number }) {
  const texts = useLayoutTexts();
  const linkTo = useLinkTo();
  return (
    <footer className="rw-site-footer" data-year={year}>
      <div className="rw-site-footer-inner">
        <div className="rw-site-footer-brand">
          <a href={linkTo('/')} className="rw-site-brand">
            <Logo />
          </a>
          <p>{texts.motto}</p>
        </div>
        {texts.footer.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="rw-site-footer-heading">{heading}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={linkTo(to)}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="rw-site-closing">
        <p>{texts.copyright(year)}</p>
        <LanguageLinks path={path} />
      </div>
    </footer>
  );
}
