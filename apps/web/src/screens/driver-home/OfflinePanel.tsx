import { Title } from '@mantine/core';
import { DocumentsNotice } from '../../driving/DocumentsNotice.tsx';
import { VehicleNotice } from '../../driving/VehicleNotice.tsx';
import { useAvailabilityLive } from '../../live/use-live.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Offline: what going online brings, and what is missing for it. The bar, where there is one, says that it is so. */
export function OfflinePanel({ withHeading }: { withHeading: boolean }) {
  const { driver } = useTexts();
  const { data } = useAvailabilityLive();
  const mayGoOnline = data?.approved === true && !data.suspended;
  return (
    <>
      {(withHeading || mayGoOnline) && (
        <section className="rw-driver-offline">
          {withHeading && (
            <Title order={2} size="h3" tabIndex={-1}>
              {driver.offline}
            </Title>
          )}
          {mayGoOnline && <p>{driver.offlineHint}</p>}
        </section>
      )}
      <DocumentsNotice />
      <VehicleNotice />
    </>
  );
}
