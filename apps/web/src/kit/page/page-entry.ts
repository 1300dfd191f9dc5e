import type { DeskRight } from '@ridewire/contracts';
import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { defineTexts } from '../texts/define-texts.ts';

/** What the sidebar says of a page. It stands next to the page. */
export interface PageEntry {
  /** An existing page: the type knows them all. */
  to: NonNullable<LinkProps['to']>;
  label: () => string;
  icon: Icon;
  /** Whether the pages below this one belong to it. */
  holds?: true;
  /** Pages elsewhere that belong to it too. */
  reaches?: PageEntry['to'][];
  /** What an admin needs at the desk to see it. */
  right?: DeskRight;
  /** Shown next to the link, if there is room. */
  beside?: ComponentType;
}

/**
 * A page's title as its entry's label.
 * @param area the page's words, which have it as `title` in every language
 * @param title in English; loaded without the page's other words
 */
export function titleOf(area: string, title: string): () => string {
  const [, getTexts] = defineTexts(area, { title });
  return () => getTexts().title;
}
