import type { AuditEntry } from '@ridewire/contracts';
import { tellChanges, tellFacts } from './tell-entry.ts';
import { useWording } from './use-wording.ts';

/** What was before and after, and what else there is to tell; nothing where there is neither. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const wording = useWording();
  const lines = [...tellChanges(entry, wording), ...tellFacts(entry, wording)];
  if (lines.length === 0) return null;
  return (
    <ul className="rw-audit-details">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
