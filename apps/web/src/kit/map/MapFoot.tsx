import { ActionIcon, Button, Group } from '@mantine/core';
import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as GlMap } from 'maplibre-gl';
import { memo, type MouseEvent, type Ref } from 'react';
import { useMapTexts } from './texts.en.ts';
import styles from './MapFoot.module.css';

/** For people without a wheel or a second finger. Phones hide them. */
const ZoomButtons = memo(function ZoomButtons({ map }: { map: GlMap }) {
  const texts = useMapTexts();
  // Done by hand, like a wheel's: a camera that follows leaves the map to the person.
  const zoom = (way: 'zoomIn' | 'zoomOut') => (event: MouseEvent) =>
    map[way]({}, { originalEvent: event.nativeEvent });
  return (
    <ActionIcon.Group orientation="vertical" className={styles.zoom}>
      <ActionIcon variant="default" size={36} aria-label={texts.zoomIn} onClick={zoom('zoomIn')}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={texts.zoomOut} onClick={zoom('zoomOut')}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </ActionIcon.Group>
  );
});

interface MapFootProps {
  /** Undefined until it is there. */
  map: GlMap | undefined;
  /** The person has moved the map away from what it followed. */
  onRecenter?: () => void;
  /** A line below names those who drew the city. */
  isCredited: boolean;
  /** The places of what the map's parts show here. */
  legendRef: Ref<HTMLDivElement>;
  buttonsRef: Ref<HTMLDivElement>;
}

/** The legend and the buttons, at the map's lower edge. */
export function MapFoot({ map, onRecenter, isCredited, legendRef, buttonsRef }: MapFootProps) {
  const texts = useMapTexts();
  return (
    <div className={styles.foot} data-credited={isCredited || undefined}>
      <div className={styles.legendPlace}>
        <div ref={legendRef} className={styles.legend} />
      </div>
      <div className={styles.buttons}>
        <Group ref={buttonsRef} gap="sm" align="stretch" justify="flex-end">
          {onRecenter && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCurrentLocation size={18} stroke={1.75} aria-hidden />}
              onClick={onRecenter}
            >
              {texts.recenter}
            </Button>
          )}
        </Group>
        {map && <ZoomButtons map={map} />}
      </div>
    </div>
  );
}
