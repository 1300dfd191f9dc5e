import { Anchor, VisuallyHidden } from '@mantine/core';
import type { DriverView } from '@ridewire/contracts';
import { Link } from '@tanstack/react-router';
import { useLackingDocuments } from '../../documents/use-lacking-documents.ts';
import { useTexts } from '../../texts/use-texts.ts';

const KINDS = 3;

/** How a driver stands with documents, in a word; leads to them. */
export function DocumentsLink({ driver }: { driver: DriverView }) {
  const { documents } = useTexts();
  const lacking = useLackingDocuments(driver.documents);
  const waiting = driver.documents.filter(({ state }) => state === 'waiting').length;
  const sum = documents.inOrder(KINDS - lacking.length, KINDS);
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/driver-management/$driverId" params={{ driverId: driver.id }} />
      )}
    >
      <VisuallyHidden>{documents.documentsOf(driver.name)} </VisuallyHidden>
      {sum} {waiting > 0 && <span className="rw-list-count">{documents.waitingCount(waiting)}</span>}
    </Anchor>
  );
}
