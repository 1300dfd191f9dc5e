import { Logo } from '@ridewire/ui';
import { useLayoutTexts } from './site-texts.ts';

/** Below every public page. No link of it leads nowhere. */
export function SiteFooter({ year }: { year: number }) {
  const texts = useLayoutTexts();
  return (
    <footer className="rw-site-footer" data-year={year}>
      <div className="rw-site-footer-inner">
        <div className="rw-site-footer-brand">
          <a href="/" className="rw-site-brand">
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
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="rw-site-copyright">{texts.copyright(year)}</p>
    </footer>
  );
}
