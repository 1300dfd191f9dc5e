import { Title } from '@mantine/core';
import { useTexts } from '../../texts/use-texts.ts';

/** Offline: what going online brings. */
export function OfflinePanel() {
  const { driver } = useTexts();
  return (
    <section className="rw-driver-offline">
      <Title order={2} tabIndex={-1}>
        {driver.offline}
      </Title>
      <p>{driver.offlineHint}</p>
    </section>
  );
}
