import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { onAnnouncement, type Announcement } from './announce.ts';

/** Long enough for a busy screen reader, short enough that nobody finds stale sentences by browsing. */
const keepMs = 8000;

/** The page's two live regions. RidewireProvider mounts it; sentences come from `announce()`. */
export function Announcer() {
  const [said, setSaid] = useState<Announcement[]>([]);
  useEffect(
    () =>
      onAnnouncement((announcement) => {
        setSaid((before) => [...before.slice(-3), announcement]);
        setTimeout(() => setSaid((before) => before.filter(({ id }) => id !== announcement.id)), keepMs);
      }),
    [],
  );
  const lines = (politeness: Announcement['politeness']) =>
    said.filter((line) => line.politeness === politeness).map((line) => <div key={line.id}>{line.text}</div>);
  return (
    <>
      <VisuallyHidden aria-live="polite" data-announcer="polite">
        {lines('polite')}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" data-announcer="assertive">
        {lines('assertive')}
      </VisuallyHidden>
    </>
  );
}
