import '@mantine/charts/styles.layer.css';
import { Box } from '@mantine/core';
import { BarChart } from '@mantine/charts';
import type { MantineColor } from '@mantine/core';
import { useMotionReduced } from '@ridewire/ui';

export interface StackedBarsProps {
  label: string;
  /** Each item has its name under `name`, and a number under each series' key. */
  data: Record<string, string | number>[];
  series: readonly { key: string; label: string; color: MantineColor }[];
  /** Formats one number, in the tooltip and at the axis. */
  format: (figure: number) => string;
}

const HEIGHT_PX = 240;

/** Stacked bars: numbers that add up to a sum. Those below zero go down from the axis. */
export function StackedBars({ label, data, series, format }: StackedBarsProps) {
  const isStill = useMotionReduced();
  return (
    <Box aria-label={label} component="figure">
      <BarChart
        h={HEIGHT_PX}
        data={data}
        dataKey="name"
        type="stacked"
        series={series.map((each) => ({ name: each.key, label: each.label, color: each.color }))}
        textColor="var(--rw-text-dim)"
        gridColor="var(--rw-hairline)"
        tickLine="none"
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        xAxisProps={{ minTickGap: 32 }}
        yAxisProps={{ width: 72, allowDecimals: false }}
        valueFormatter={format}
        barChartProps={{ stackOffset: 'sign' }}
        barProps={{ isAnimationActive: !isStill }}
      />
    </Box>
  );
}
