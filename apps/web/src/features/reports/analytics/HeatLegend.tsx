import { Box } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { heatColor, heatSteps } from './heat-levels.ts';
import { useAnalyticsTexts } from './texts.en.ts';
import styles from './analytics.module.css';

/** The counts each shade stands for. */
export function HeatLegend({ limits, label }: { limits: readonly number[]; label: string }) {
  const { heat } = useAnalyticsTexts();
  const format = useFormat();
  return (
    <ul className={styles.heatLegend} aria-label={heat.legend(label)}>
      {heatSteps(limits).map(({ level, from, to }) => (
        <li key={level}>
          <Box component="span" w={12} h={12} bdrs={3} style={{ background: heatColor(level) }} aria-hidden />
          {from === to ? format.count(to) : `${format.count(from)}–${format.count(to)}`}
        </li>
      ))}
      <li>{label}</li>
    </ul>
  );
}
