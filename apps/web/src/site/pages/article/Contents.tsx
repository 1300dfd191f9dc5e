import { useScrollSpy } from '@mantine/hooks';
import { useLayoutTexts } from '../../site-texts.ts';
import type { ArticleTexts } from './article-texts.ts';

/** The header stays above what is read, px. */
const SPY = { selector: '.rw-article-body section > h2', offset: 96 };

/** Leads to each section, and marks the one that is read. */
export function Contents({ sections }: Pick<ArticleTexts, 'sections'>) {
  const texts = useLayoutTexts();
  const { active } = useScrollSpy(SPY);
  // Nothing is known before the script has looked; a reader begins at the beginning.
  const read = Math.min(Math.max(active, 0), sections.length - 1);
  return (
    <nav
      aria-labelledby="contents"
      className="rw-article-contents"
      data-long={sections.length > 4 || undefined}
    >
      <p id="contents">{texts.contents}</p>
      <ol>
        {sections.map(({ slug, heading }, at) => (
          <li key={slug}>
            <a href={`#${slug}`} aria-current={at === read ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
