import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as GlMap } from 'maplibre-gl';
import { memo } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** For those who have no wheel and no second finger; phones hide them. */
export const ZoomButtons = memo(function ZoomButtons({ map }: { map: GlMap }) {
  const { map: texts } = useTexts();
  return (
    <ActionIcon.Group orientation="vertical" className="rw-map-zoom">
      <ActionIcon variant="default" size={36} aria-label={texts.zoomIn} onClick={() => map.zoomIn()}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={texts.zoomOut} onClick={() => map.zoomOut()}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </ActionIcon.Group>
  );
});
