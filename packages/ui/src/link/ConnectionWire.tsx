import { useEffect, useRef, useState } from 'react';
import { maySpark } from './may-spark.ts';
import styles from './ConnectionWire.module.css';

export type ConnectionWireProps = {
  /** quiet: linked. busy: a slow route change, shown after 150 ms. down: the live link is lost. */
  state: 'quiet' | 'busy' | 'down';
  /** Any change sends one spark across, at most once a second. Count the events that concern this person. */
  sparkKey?: string | number;
};

/** The 2 px line under the top bar. Says nothing to screen readers: ConnectionBanner does. */
export function ConnectionWire({ state, sparkKey }: ConnectionWireProps) {
  const [sparks, setSparks] = useState(0);
  const seenKey = useRef(sparkKey);
  const lastMs = useRef<number>(undefined);
  useEffect(() => {
    if (seenKey.current === sparkKey) return;
    seenKey.current = sparkKey;
    const nowMs = performance.now();
    if (!maySpark(lastMs.current, nowMs)) return;
    lastMs.current = nowMs;
    setSparks((count) => count + 1);
  }, [sparkKey]);
  return (
    <div className={styles.wire} data-state={state} aria-hidden>
      <span className={styles.line} />
      {state === 'busy' && <span className={styles.busy} />}
      {state !== 'down' && sparks > 0 && <span key={sparks} className={styles.spark} />}
    </div>
  );
}
