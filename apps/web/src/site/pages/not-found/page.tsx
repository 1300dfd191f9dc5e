import { Button } from '@mantine/core';
import { CutWire } from '@ridewire/ui';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/not-found.ts';

export default function NotFound() {
  const { headline, home } = usePageTexts<typeof texts>();
  return (
    <section className="rw-site-message">
      <CutWire />
      <h1 className="rw-display">{headline}</h1>
      <Button component="a" href="/" size="md">
        {home}
      </Button>
    </section>
  );
}
