import { Button } from '@mantine/core';
import type { AuditPage } from '@ridewire/contracts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import type { AuditSearch } from './audit-search.ts';

type Place = Pick<AuditSearch, 'before' | 'after'>;

export interface AuditPagesProps {
  page: AuditPage;
  isNewest: boolean;
  onGo: (place: Place) => void;
}

/** The way through the trail: it is read from place to place, and has no page numbers. */
export function AuditPages({ page: { older, newer }, isNewest, onGo }: AuditPagesProps) {
  const { audit } = useTexts();
  if (isNewest && !older) return null;
  const go = (place: Place) => {
    onGo(place);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className="rw-audit-pages" aria-label={audit.pages}>
      <Button variant="default" disabled={isNewest} onClick={() => go({})}>
        {audit.newest}
      </Button>
      <Button
        variant="default"
        disabled={isNewest || !newer}
        leftSection={<IconChevronLeft size={16} stroke={1.75} aria-hidden />}
        onClick={() => newer && go({ after: newer })}
      >
        {audit.newer}
      </Button>
      <Button
        variant="default"
        disabled={!older}
        rightSection={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
        onClick={() => older && go({ before: older })}
      >
        {audit.older}
      </Button>
    </nav>
  );
}
