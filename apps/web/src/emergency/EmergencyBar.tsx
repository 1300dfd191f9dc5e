import './emergency.css';
import { useLayoutEffect, useRef } from 'react';
import { useOpenAlertsLive } from '../live/use-live.ts';
import { useTexts } from '../texts/use-texts.ts';
import { EmergencyRow } from './EmergencyRow.tsx';
import { groupAlerts } from './group-alerts.ts';
import { TakenRow } from './TakenRow.tsx';

/**
 * Calls for help, at the foot of every page of an admin, newest first. Each stays until somebody takes it; then it says who
 * did. Nothing that is being read or about to be pressed moves when one comes.
 */
export function EmergencyBar() {
  const { emergency } = useTexts();
  const { data } = useOpenAlertsLive();
  const ref = useRef<HTMLDivElement>(null);
  const open = groupAlerts(data?.open ?? []);
  const taken = data?.taken ?? [];
  // Before anything is painted: the end of the page must never be under it.
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const root = document.documentElement;
    const tell = (heightPx: number) => {
      root.toggleAttribute('data-rw-emergency', heightPx > 0);
      root.style.setProperty('--rw-emergency-px', `${heightPx}px`);
    };
    const measure = () => tell(Math.ceil(bar.getBoundingClientRect().height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      // Gone with whoever was signed in.
      tell(0);
    };
  }, []);
  return (
    <div ref={ref} className="rw-emergencies">
      {open.length > 0 && <div className="rw-emergency-frame" />}
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
