import { Title } from '@mantine/core';
import { useTexts } from '../../texts/use-texts.ts';

/** Offline: what going online brings. The bar, where there is one, says that it is so. */
export function OfflinePanel({ withHeading }: { withHeading: boolean }) {
  const { driver } = useTexts();
  return (
    <section className="rw-driver-offline">
      {withHeading && (
        <Title order={2} size="h3" tabIndex={-1}>
          {driver.offline}
        </Title>
      )}
      <p>{driver.offlineHint}</p>
    </section>
  );
}
