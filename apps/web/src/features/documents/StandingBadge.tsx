import type { DocumentStanding } from '@ridewire/contracts';
import { ToneBadge, type Tone } from '@ridewire/ui';
import {
  IconCalendarX,
  IconCircleCheck,
  IconCircleDashed,
  IconClockExclamation,
  IconCornerUpLeft,
  IconHourglass,
  type Icon,
} from '@tabler/icons-react';
import { useDocumentsTexts } from './texts.en.ts';

const looks: Record<DocumentStanding, [tone: Tone, icon: Icon]> = {
  missing: ['gray', IconCircleDashed],
  waiting: ['amber', IconHourglass],
  returned: ['red', IconCornerUpLeft],
  approved: ['wire', IconCircleCheck],
  expiring: ['amber', IconClockExclamation],
  expired: ['red', IconCalendarX],
};

/** The state of one kind of document of a driver. */
export function StandingBadge({ standing }: { standing: DocumentStanding }) {
  const documents = useDocumentsTexts();
  const [tone, icon] = looks[standing];
  return (
    <ToneBadge tone={tone} icon={icon}>
      {documents.standings[standing]}
    </ToneBadge>
  );
}
