import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { heatSteps } from './heat-levels.ts';

/** How many each shade stands for. */
export function HeatLegend({ limits, label }: { limits: readonly number[]; label: string }) {
  const { heat } = useTexts().reports.analytics;
  const format = useFormat();
  return (
    <ul className="rw-heat-legend" aria-label={heat.legend(label)}>
      {heatSteps(limits).map(({ level, from, to }) => (
        <li key={level}>
          <span className="rw-heat-swatch" data-level={level} aria-hidden />
          {from === to ? format.count(to) : `${format.count(from)}–${format.count(to)}`}
        </li>
      ))}
      <li>{label}</li>
    </ul>
  );
}
