import { useLayoutTexts, useLinkTo } from '../../site-texts.ts';
import type { ArticleLink } from './article-texts.ts';

/** Where to read on: below a long text, beside a short one. */
export function Related({ links }: { links: ArticleLink[] }) {
  const texts = useLayoutTexts();
  const linkTo = useLinkTo();
  return (
    <nav aria-labelledby="related" className="rw-article-related">
      <h2 id="related">{texts.related}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={linkTo(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
