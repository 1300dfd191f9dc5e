import { Alert } from '@mantine/core';
import type { StreetChangesSnapshot } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useStreetChangesTexts } from './texts.en.ts';

/** Names the changes whose streets an imported map lacks: they don't count there. */
export function LostChanges({ changes }: { changes: StreetChangesSnapshot | undefined }) {
  const texts = useStreetChangesTexts();
  const { count } = useFormat();
  const lost = (changes?.lost ?? []).flatMap(({ id, stretches }) => {
    const change = changes?.standing.find((each) => each.id === id);
    return change ? [{ ...change, stretches }] : [];
  });
  if (lost.length === 0) return null;
  return (
    <Alert color="amber" role="status" title={texts.lostTitle} mb="md">
      {texts.lostHint}
      <ul>
        {lost.map(({ id, reason, lines, stretches }) => (
          <li key={id} className="rw-num">
            {reason}: {texts.lost(count(stretches), count(lines.length))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
