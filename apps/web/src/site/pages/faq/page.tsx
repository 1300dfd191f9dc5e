import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Mark.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Highlight, TextInput } from '@mantine/core';
import { announce } from '@ridewire/ui';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/faq.ts';
import { findQuestions } from './find-questions.ts';
import styles from './faq.module.css';

export default function Faq() {
  const page = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  const [text, setText] = useState('');
  const found = findQuestions(page.categories, text);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = text.trim() !== '';
  const outcome = count === 0 ? page.nothing(text.trim()) : page.found(count);
  useEffect(() => {
    if (isSearching) announce(outcome, 'polite');
  }, [isSearching, outcome]);
  useEffect(() => {
    openLinked();
    const follow = () => {
      // A search may have left the question out.
      flushSync(() => setText(''));
      openLinked();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <div className={`rw-site-section ${styles.questions}`}>
      <h1 className="rw-site-headline">{page.headline}</h1>
      <p className="rw-site-lead">{page.lead}</p>
      <TextInput
        className={`${styles.search} rw-needs-script`}
        type="search"
        size="lg"
        label={page.search}
        maxLength={100}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isSearching && <p className={styles.count}>{outcome}</p>}
      {found.map(({ name, questions }) => (
        <section key={name}>
          <h2 className="rw-site-subhead">{name}</h2>
          {questions.map(({ slug, question, answer }) => (
            // Keyed by whether one searches: then all answers stand open, and close again after it.
            <details key={`${slug} ${isSearching}`} id={slug} open={isSearching}>
              <summary>
                <Highlight component="span" highlight={wordsOf(text)}>
                  {question}
                </Highlight>
              </summary>
              <Highlight component="p" highlight={wordsOf(text)}>
                {answer}
              </Highlight>
            </details>
          ))}
        </section>
      ))}
      <a href={linkTo('/contact')} className="rw-site-more">
        {page.contact}
      </a>
    </div>
  );
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** A link to one question finds it open. */
function openLinked(): void {
  const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(linked instanceof HTMLDetailsElement)) return;
  linked.open = true;
  linked.scrollIntoView({ block: 'center' });
}
