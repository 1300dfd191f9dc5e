import { useFormat } from '../format/use-format.ts';
import { useUiTexts } from '../provider/ui-texts.ts';
import type { RideStatus } from '../theme/statuses.ts';
import { rideWireNodes, type RideTimes, type RideWireNode } from './ride-wire-nodes.ts';
import styles from './RideWire.module.css';
import rideSparkStyles from './RideSpark.module.css';

export type RideWireProps = {
  status: RideStatus;
  /** Shown under the nodes; for a canceled ride they also tell how far it came. */
  times?: RideTimes;
  /** Across in panels, down in detail views. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** False shows the bare wire; the words stay for screen readers. @default true */
  withLabels?: boolean;
  /** Name of the list for screen readers. @default the provider's text */
  label?: string;
};

function Node({ node }: { node: RideWireNode }) {
  const texts = useUiTexts();
  const format = useFormat();
  return (
    <li
      className={styles.node}
      data-status={node.status}
      data-state={node.state}
      data-here={node.isHere || undefined}
      aria-current={node.isHere ? 'step' : undefined}
    >
      {node.stretch !== 'none' && (
        <span className={styles.stretch} data-stretch={node.stretch} aria-hidden>
          {node.stretch === 'live' && <span className={rideSparkStyles.spark} />}
        </span>
      )}
      <span className={styles.dot} aria-hidden />
      <span className={styles.text}>
        <span className={styles.label}>{texts.statuses[node.status]}</span>
        {node.at !== undefined && (
          <time dateTime={new Date(node.at).toISOString()}>{format.clock(node.at)}</time>
        )}
      </span>
    </li>
  );
}

/** A ride as a wire with five nodes. The spark runs from the present node toward the next. */
export function RideWire({
  status,
  times,
  orientation = 'horizontal',
  withLabels = true,
  label,
}: RideWireProps) {
  const texts = useUiTexts();
  const nodes = rideWireNodes(status, times);
  return (
    <div className={styles.wire} data-orientation={orientation} data-bare={!withLabels || undefined}>
      <ol className={styles.nodes} aria-label={label ?? texts.rideProgress}>
        {nodes.map((node) => (
          <Node key={node.status} node={node} />
        ))}
      </ol>
    </div>
  );
}
