import './audit.css';
import type { AuditEntry } from '@ridewire/contracts';
import { useRowFlash } from '../lists/use-row-flash.ts';
import { useTexts } from '../texts/use-texts.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntrySentence } from './EntrySentence.tsx';
import { EntryTime } from './EntryTime.tsx';

/** Entries one below the other, where rows would not fit. */
export function EntryList({ entries, label }: { entries: readonly AuditEntry[]; label: string }) {
  return (
    <ol className="rw-audit-list" aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { audit } = useTexts();
  return (
    <li {...useRowFlash([entry.id], entry.at)} data-entry={entry.id}>
      <EntrySentence entry={entry} />
      <EntryDetails entry={entry} />
      <p className="rw-audit-foot">
        <EntryTime at={entry.at} />
        {entry.ipAddress && <span className="rw-num">{audit.fromAddress(entry.ipAddress)}</span>}
      </p>
    </li>
  );
}
