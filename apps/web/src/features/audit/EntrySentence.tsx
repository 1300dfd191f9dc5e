import type { AuditEntry } from '@ridewire/contracts';
import { linkOptions } from '@tanstack/react-router';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { describeEntry, type Part } from './describe-entry.ts';
import { useWording } from './use-wording.ts';
import styles from './audit.module.css';

/** What happened, with links to the people and the ride. */
export function EntrySentence({ entry }: { entry: AuditEntry }) {
  const wording = useWording();
  return (
    <span className={styles.sentence}>
      {describeEntry(entry, wording).map((part, index) => (
        <Piece key={index} part={part} />
      ))}
    </span>
  );
}

function Piece({ part }: { part: Part }) {
  if (typeof part === 'string') return part;
  if (part.kind === 'ride') {
    return (
      <TextLink inherit to="/dashboard/ride-management/$rideId" params={{ rideId: part.id }}>
        {part.name}
      </TextLink>
    );
  }
  return (
    <TextLink
      inherit
      {...(part.isDriver
        ? linkOptions({ to: '/dashboard/driver-management/$driverId', params: { driverId: part.id } })
        : linkOptions({ to: '/dashboard/user-management/$userId', params: { userId: part.id } }))}
    >
      {part.name}
    </TextLink>
  );
}
