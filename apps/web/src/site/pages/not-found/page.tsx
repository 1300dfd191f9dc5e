import { Button } from '@mantine/core';
import { CutWire } from '@ridewire/ui';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/not-found.ts';
import styles from './not-found.module.css';

export default function NotFound() {
  const { headline, home } = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <section className={styles.message}>
      <CutWire />
      <h1 className="rw-display">{headline}</h1>
      <Button component="a" href={linkTo('/')} size="md">
        {home}
      </Button>
    </section>
  );
}
