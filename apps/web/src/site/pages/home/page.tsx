import { Button, Group } from '@mantine/core';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/home.ts';

export default function Home() {
  const { headline, book, drive, description } = usePageTexts<typeof texts>();
  return (
    <section className="rw-site-section">
      <h1 className="rw-display">{headline}</h1>
      <p>{description}</p>
      <Group>
        <Button component="a" href="/signup" size="lg">
          {book}
        </Button>
        <Button component="a" href="/driver-signup" size="lg" variant="default">
          {drive}
        </Button>
      </Group>
    </section>
  );
}
