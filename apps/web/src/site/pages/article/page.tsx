import { Button } from '@mantine/core';
import { LooseEnd } from '@ridewire/ui';
import { useScrollSpy } from '@mantine/hooks';
import { useLayoutTexts, useLinkTo, usePageTexts } from '../../site-texts.ts';
import type { ArticleTexts } from './article-texts.ts';
import styles from './article.module.css';
import articleTextStyles from './article-text.module.css';
import { useInstallOffer } from '../../../kit/install/use-install-offer.ts';

/** The header stays above what is read, px. */
const SPY = { selector: `.${articleTextStyles.text} > h2`, offset: 96 };

/** Leads to each section, and marks the one that is read. */
function Contents({ sections }: Pick<ArticleTexts, 'sections'>) {
  const texts = useLayoutTexts();
  const { active } = useScrollSpy(SPY);
  // Nothing is known before the script has looked; a reader begins at the beginning.
  const read = Math.min(Math.max(active, 0), sections.length - 1);
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-long={sections.length > 4 || undefined}>
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

/** From so many sections on, a list of them helps. */
const WITH_CONTENTS = 3;

/** A page of text: title, when it was written, what is in it, where to read on. */
export default function ArticlePage() {
  const page = usePageTexts<ArticleTexts>();
  const linkTo = useLinkTo();
  const texts = useLayoutTexts();
  const hasContents = page.sections.length >= WITH_CONTENTS;
  return (
    <article className={`rw-site-section ${styles.article}`}>
      <header>
        <h1 className="rw-site-headline">{page.headline}</h1>
        <p className="rw-site-lead">{page.lead}</p>
        <p className={styles.updated}>
          <time dateTime={page.updatedOn}>{texts.updated(page.updatedOn)}</time>
        </p>
        {page.action && (
          <div className={styles.actions}>
            <Button component="a" href={linkTo(page.action.to)} size="md">
              {page.action.label}
            </Button>
            {page.install && <InstallButton texts={page.install} />}
          </div>
        )}
      </header>
      <div className={styles.columns}>
        {hasContents && <Contents sections={page.sections} />}
        <div className={articleTextStyles.body}>
          {page.empty && (
            <div className={`${articleTextStyles.empty} rw-site-card`}>
              <LooseEnd />
              <p>
                <strong>{page.empty.line}</strong>
              </p>
              <p>{page.empty.hint}</p>
            </div>
          )}
          {/* Our own words, read by the build. */}
          <div className={articleTextStyles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
          {hasContents && <Related links={page.related} />}
        </div>
        {!hasContents && <Related links={page.related} />}
      </div>
    </article>
  );
}

/** One press instead of the steps below, where the browser offers it. */
function InstallButton({ texts }: { texts: NonNullable<ArticleTexts['install']> }) {
  const { state, take } = useInstallOffer();
  return (
    <>
      {state === 'offered' && (
        <Button size="md" variant="default" onClick={() => void take()}>
          {texts.label}
        </Button>
      )}
      <p role="status" className={styles.installed}>
        {state === 'installed' && texts.done}
      </p>
    </>
  );
}

/** Where to read on: below a long text, beside a short one. */
function Related({ links }: { links: ArticleTexts['related'] }) {
  const texts = useLayoutTexts();
  const linkTo = useLinkTo();
  return (
    <nav aria-labelledby="related" className={styles.related}>
      <h2 id="related">{texts.related}</h2>
      <ul>
        {Object.entries(links).map(([to, label]) => (
          <li key={to}>
            <a href={linkTo(to)} className="rw-press">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
