import { Group } from '@mantine/core';
import { createPortal } from 'react-dom';
import { useMap } from '../../kit/map/map-context.ts';
import { useDemandTexts } from './texts.en.ts';
import styles from './demand.module.css';

const LEVELS = [0.25, 0.45, 0.7, 1];

/** Explains the soft areas in one line; or says that there are none. */
export function DemandLegend({ isNone }: { isNone: boolean }) {
  const texts = useDemandTexts();
  const { legend, colors } = useMap();
  if (isNone) return createPortal(texts.none, legend);
  return createPortal(
    <Group gap={6} wrap="nowrap" style={{ whiteSpace: 'nowrap' }}>
      {texts.legend}: {texts.little}
      <span aria-hidden className={styles.swatches}>
        {LEVELS.map((opacity) => (
          <i key={opacity} style={{ background: colors.asked, opacity }} />
        ))}
      </span>
      {texts.much}
    </Group>,
    legend,
  );
}
