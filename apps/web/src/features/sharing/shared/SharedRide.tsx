import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { sitePath } from '@ridewire/contracts/languages';
import type { SharedRideSnapshot } from '@ridewire/contracts';
import { CutWire, useFormat } from '@ridewire/ui';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyMap } from '../../../kit/map/lazy-map.tsx';
import { useLanguage } from '../../../kit/texts/use-language.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import { RideFacts } from './RideFacts.tsx';
import type { SharedMapProps } from './SharedMap.tsx';
import { useSharedTexts } from './texts.en.ts';
import { useSharedRide } from './use-shared-ride.ts';
import styles from './shared-ride.module.css';

const SharedMap = lazyMap<SharedMapProps>(async () => (await import('./SharedMap.tsx')).SharedMap);

/** The page behind a ride's link, for anyone. */
export function SharedRide() {
  const shared = useSharedTexts();
  const token = useLocation({ select: ({ hash }) => hash });
  const { shown, isGone, isConnected, again } = useSharedRide(token);
  if (isGone)
    return (
      <Message title={shared.gone} sign={<CutWire />}>
        {shared.goneWhy}
      </Message>
    );
  if (!shown) return <Message title={shared.opening}>{!isConnected && shared.lost}</Message>;
  const { ride, over } = shown;
  if (over) return <Over over={over} />;
  if (!ride) return null;
  return (
    <Titled title={shared.title(ride.riderName)}>
      <main className={styles.page}>
        <section className={styles.map} aria-label={shared.map}>
          <SharedMap ride={ride} shown={shown} onAway={again} />
        </section>
        <div className={styles.card}>
          <RideFacts ride={ride} position={shown.position} />
          <Text size="sm" role="status" c="var(--mantine-color-error)">
            {!isConnected && shared.lost}
          </Text>
          <About />
        </div>
      </main>
    </Titled>
  );
}

function Over({ over: { status, at } }: { over: NonNullable<SharedRideSnapshot['over']> }) {
  const shared = useSharedTexts();
  const format = useFormat();
  return <Message title={shared.over}>{shared[status](format.clock(at))}</Message>;
}

/** A page with nothing but a sentence. */
function Message({ title, sign, children }: { title: string; sign?: ReactNode; children: ReactNode }) {
  return (
    <Titled title={title}>
      <Stack component="main" gap={0} mih="100dvh">
        <div className="rw-screen-message">
          <Stack align="center" gap="sm" ta="center">
            {sign}
            <Title order={1} tabIndex={-1}>
              {title}
            </Title>
            <Text c="dimmed" role="status">
              {children}
            </Text>
            <About />
          </Stack>
        </div>
      </Stack>
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { productName } = useKitTexts();
  useDocumentTitle(`${title} · ${productName}`);
  return children;
}

function About() {
  const shared = useSharedTexts();
  const language = useLanguage();
  return (
    <Anchor href={sitePath('/', language)} size="sm" underline="always">
      {shared.about}
    </Anchor>
  );
}
