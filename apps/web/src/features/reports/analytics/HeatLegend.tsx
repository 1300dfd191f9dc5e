import { Box, Group } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { heatColor, heatSteps } from './heat-levels.ts';
import { useAnalyticsTexts } from './texts.en.ts';

/** The counts each shade stands for. */
export function HeatLegend({ limits, label }: { limits: readonly number[]; label: string }) {
  const { heat } = useAnalyticsTexts();
  const format = useFormat();
  return (
    <Group
      component="ul"
      className="rw-num"
      gap="2px 12px"
      fz="xs"
      c="dimmed"
      aria-label={heat.legend(label)}
    >
      {heatSteps(limits).map(({ level, from, to }) => (
        <Group component="li" key={level} gap={6}>
          <Box component="span" w={12} h={12} bdrs={3} style={{ background: heatColor(level) }} aria-hidden />
          {from === to ? format.count(to) : `${format.count(from)}–${format.count(to)}`}
        </Group>
      ))}
      <li>{label}</li>
    </Group>
  );
}
