import './emergency.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOpenAlertsLive } from '../live/use-live.ts';
import { useTexts } from '../texts/use-texts.ts';
import { EmergencyRow } from './EmergencyRow.tsx';
import { groupAlerts } from './group-alerts.ts';
import { TakenRow } from './TakenRow.tsx';

/**
 * Calls for help, on top of every page of an admin, newest first. Each stays until somebody takes it; then it says who did.
 * @param props.onHeightChange told how much room it takes, in px
 */
export function EmergencyBar({ onHeightChange }: { onHeightChange: (heightPx: number) => void }) {
  const { emergency } = useTexts();
  const { data } = useOpenAlertsLive();
  const ref = useRef<HTMLDivElement>(null);
  // Before anything is painted: the page below must never be seen under it.
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const measure = () => {
      const heightPx = Math.ceil(bar.getBoundingClientRect().height);
      onHeightChange(heightPx);
      const root = document.documentElement;
      root.toggleAttribute('data-rw-emergency', heightPx > 0);
      root.style.setProperty('--rw-emergency-px', `${heightPx}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar, { box: 'border-box' });
    return () => observer.disconnect();
  }, [onHeightChange]);
  // Gone with whoever was signed in.
  useEffect(
    () => () => {
      document.documentElement.removeAttribute('data-rw-emergency');
      onHeightChange(0);
    },
    [onHeightChange],
  );
  const open = groupAlerts(data?.open ?? []);
  const taken = data?.taken ?? [];
  return (
    <div ref={ref} className="rw-emergencies">
      {open.length > 1 && <p className="rw-emergencies-count">{emergency.count(open.length)}</p>}
      {open.map((group) => (
        <EmergencyRow key={group.key} group={group} />
      ))}
      {taken.map((alert) => (
        <TakenRow key={alert.id} alert={alert} />
      ))}
    </div>
  );
}
