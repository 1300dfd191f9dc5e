import { Sheet, type SheetSnap } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

export interface DriverPanelProps {
  isPhone: boolean;
  /** Names what is shown: another view comes in as a whole. */
  viewKey: string;
  bar: ReactNode;
  children: ReactNode;
  /** The one button, at the thumb. */
  footer: ReactNode;
  snap: SheetSnap;
  onSnapChange: (snap: SheetSnap) => void;
  onHeightChange: (heightPx: number) => void;
}

/** What stands on the map: a sheet on a phone, a panel beside it elsewhere. */
export function DriverPanel(props: DriverPanelProps) {
  const { driver } = useTexts();
  const { isPhone, viewKey, bar, children, footer, snap, onSnapChange, onHeightChange } = props;
  const content = (
    <div key={viewKey} className="rw-driver-body">
      {children}
    </div>
  );
  if (!isPhone) {
    return (
      <aside className="rw-driver-panel" aria-label={driver.panel}>
        {bar}
        <div className="rw-driver-scroll">{content}</div>
        {footer && <div className="rw-driver-footer">{footer}</div>}
      </aside>
    );
  }
  return (
    <Sheet
      label={driver.panel}
      snap={snap}
      onSnapChange={onSnapChange}
      onHeightChange={onHeightChange}
      footer={footer || undefined}
    >
      {content}
    </Sheet>
  );
}
