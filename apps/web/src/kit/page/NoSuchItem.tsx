import { CutWire, EmptyState } from '@ridewire/ui';
import type { ReactNode } from 'react';

interface NoSuchItemProps {
  line: string;
  hint?: string | undefined;
  /** The button that leads to the list. */
  back: ReactNode;
}

/** Takes the place of an item that isn't there. */
export const NoSuchItem = ({ line, hint, back }: NoSuchItemProps) => (
  <div className="rw-screen-message">
    <EmptyState illustration={CutWire} line={<h1 tabIndex={-1}>{line}</h1>} hint={hint} action={back} />
  </div>
);
