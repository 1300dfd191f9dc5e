import { VisuallyHidden } from '@mantine/core';
import type { DriverView } from '@ridewire/contracts';
import { useLackingDocuments } from '../documents/use-lacking-documents.ts';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import styles from '../../kit/lists/lists.module.css';
import { TextLink } from '../../kit/page/TextLink.tsx';

const KINDS = 3;

/** The state of a driver's documents, in a word; leads to them. */
export function DocumentsLink({ driver }: { driver: DriverView }) {
  const documents = useDocumentsTexts();
  const lacking = useLackingDocuments(driver.documents);
  const waiting =
    driver.documents.filter(({ state }) => state === 'waiting').length + driver.otherDocumentsWaiting;
  const sum = documents.inOrder(KINDS - lacking.length, KINDS);
  return (
    <TextLink inherit to="/dashboard/driver-management/$driverId" params={{ driverId: driver.id }}>
      <VisuallyHidden>{documents.documentsOf(driver.name)} </VisuallyHidden>
      {sum} {waiting > 0 && <span className={styles.count}>{documents.waitingCount(waiting)}</span>}
    </TextLink>
  );
}
