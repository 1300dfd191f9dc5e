import { Box, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { CityGround, LatLng, Place } from '@ridewire/contracts';
import { mapColors, useFormat } from '@ridewire/ui';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { type MapPadding, NO_PADDING } from './fit-camera.ts';
import { MapContext, type MapState } from './map-context.ts';
import { MapFoot } from './MapFoot.tsx';
import { createObstacles } from './obstacles.ts';
import { PlaceLabels } from './PlaceLabels.tsx';
import { CityCredit } from './CityCredit.tsx';
import { useCityGround } from './use-city-ground.ts';
import { useFollowing } from './use-following.ts';
import { useGlMap } from './use-gl-map.ts';
import { useGraticule } from './use-graticule.ts';
import { useGround } from './use-ground.ts';
import { useMapImages } from './use-map-images.ts';
import { useMapTexts } from './texts.en.ts';
import styles from './map.module.css';

/** The default center: the middle of Dhaka. */
const DHAKA: LatLng = { lat: 23.788, lng: 90.404 };

export interface MapViewProps {
  /** The city to draw; null where there is none, undefined while that isn't known. */
  city: CityGround | null | undefined;
  /** Another map's style, drawn instead. */
  styleUrl: string | null;
  /** The initial center. Later changes are ignored, since FitTo moves the camera. */
  center?: LatLng;
  /** @default 12 */
  zoom?: number;
  /** Px at each edge that a panel covers. */
  padding?: Partial<MapPadding>;
  /** It is looked at in the dark: drawn dark, unless the person chose light or dark. @default false */
  isInDark?: boolean;
  /** Names to show on the map, best known first. */
  places?: readonly Place[] | undefined;
  /** The parts of the map. They mount when the map is ready. */
  children?: ReactNode;
}

/**
 * A map of what it is given. It fills its nearest positioned ancestor, shows land from the first paint, and loads by itself.
 * The page works without it; if it can't be shown, it says so.
 */
export function MapView({
  city: known,
  styleUrl,
  center = DHAKA,
  zoom = 12,
  padding,
  isInDark = false,
  places,
  children,
}: MapViewProps) {
  const texts = useMapTexts();
  const { options: format } = useFormat();
  const { colorScheme: chosen } = useMantineColorScheme();
  const ofDevice = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const scheme = isInDark && chosen === 'auto' ? 'dark' : ofDevice;
  const container = useRef<HTMLDivElement>(null);
  const [legend, setLegend] = useState<HTMLDivElement | null>(null);
  const [buttons, setButtons] = useState<HTMLDivElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [obstacles] = useState(createObstacles);
  const phase = useGlMap(container, { center, zoom, scheme, canvasLabel: texts.canvas, format }, attempt);
  const colors = mapColors[scheme];
  const { top, right, bottom, left } = { ...NO_PADDING, ...padding };

  const map = phase.name === 'ready' ? phase.map : undefined;
  const { camera, canRecenter } = useFollowing(map);
  useGround(phase, scheme, styleUrl);
  const city = styleUrl ? null : (known ?? null);
  const ready = phase.name === 'ready' ? phase : undefined;
  useMapImages(ready);
  useCityGround(ready, scheme, city);
  useGraticule(styleUrl || known !== null ? undefined : ready);

  const state = useMemo<MapState | undefined>(
    () =>
      phase.name !== 'ready' || !legend || !buttons
        ? undefined
        : {
            ...phase,
            scheme,
            colors,
            padding: { top, right, bottom, left },
            ...camera,
            obstacles,
            legend,
            buttons,
          },
    [phase, legend, buttons, scheme, colors, top, right, bottom, left, camera, obstacles],
  );

  const style = {
    '--rw-map-land': colors.land,
    '--rw-map-text': colors.placeName,
    '--rw-map-top': `${top}px`,
    '--rw-map-right': `${right}px`,
    '--rw-map-bottom': `${bottom}px`,
    '--rw-map-left': `${left}px`,
  } as CSSProperties;
  return (
    <section className={styles.map} aria-label={texts.label} style={style}>
      <Box ref={container} pos="absolute" inset={0} data-part="map-canvas" />
      {state && (
        <MapContext value={state}>
          {places && <PlaceLabels places={places} />}
          {children}
        </MapContext>
      )}
      {city?.attribution && <CityCredit attribution={city.attribution} />}
      <MapFoot
        map={map}
        {...(canRecenter && { onRecenter: () => camera.setFollowing(true) })}
        isCredited={Boolean(city?.attribution)}
        legendRef={setLegend}
        buttonsRef={setButtons}
      />
      {(phase.name === 'no-webgl' || phase.name === 'not-loaded') && (
        <NoMap why={phase.name} onTryAgain={() => setAttempt(attempt + 1)} />
      )}
    </section>
  );
}

/** Says why there is no map. */
function NoMap({ why, onTryAgain }: { why: 'no-webgl' | 'not-loaded'; onTryAgain: () => void }) {
  const texts = useMapTexts();
  return (
    <div className={styles.sentence}>
      <p>{why === 'no-webgl' ? texts.noWebGl : texts.notLoaded}</p>
      {why === 'not-loaded' && (
        <Button variant="default" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}
