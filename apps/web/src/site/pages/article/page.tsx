import './article.css';
import { Button } from '@mantine/core';
import { LooseEnd } from '@ridewire/ui';
import { useLayoutTexts, useLinkTo, usePageTexts } from '../../site-texts.ts';
import type { ArticleTexts } from './article-texts.ts';
import { Blocks } from './Blocks.tsx';
import { Contents } from './Contents.tsx';
import { InstallButton } from './InstallButton.tsx';
import { Related } from './Related.tsx';

/** From so many sections on, a list of them helps. */
const WITH_CONTENTS = 3;

/** A page of text: title, when it was written, what is in it, where to read on. */
export default function ArticlePage() {
  const page = usePageTexts<ArticleTexts>();
  const linkTo = useLinkTo();
  const texts = useLayoutTexts();
  const hasContents = page.sections.length >= WITH_CONTENTS;
  return (
    <article className="rw-site-section rw-article">
      <header className="rw-article-head">
        <h1 className="rw-site-headline">{page.headline}</h1>
        <p className="rw-site-lead">{page.lead}</p>
        <p className="rw-article-updated">
          <time dateTime={page.updatedOn}>{texts.updated(page.updatedOn)}</time>
        </p>
        {page.action && (
          <div className="rw-article-actions">
            <Button component="a" href={linkTo(page.action.to)} size="md">
              {page.action.label}
            </Button>
            {page.install && <InstallButton texts={page.install} />}
          </div>
        )}
      </header>
      <div className="rw-article-columns">
        {hasContents && <Contents sections={page.sections} />}
        <div className="rw-article-body">
          {page.empty && (
            <div className="rw-article-empty">
              <LooseEnd />
              <p>
                <strong>{page.empty.line}</strong>
              </p>
              <p>{page.empty.hint}</p>
            </div>
          )}
          {page.sections.map(({ slug, heading, body }) => (
            <section key={slug}>
              <h2 id={slug}>{heading}</h2>
              <Blocks blocks={body} />
            </section>
          ))}
          {hasContents && <Related links={page.related} />}
        </div>
        {!hasContents && <Related links={page.related} />}
      </div>
    </article>
  );
}
