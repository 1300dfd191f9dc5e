import { ActionIcon, Box, Button, Group, useComputedColorScheme } from '@mantine/core';
import type { CityGround, LatLng, Place } from '@ridewire/contracts';
import { mapColors, useFormat } from '@ridewire/ui';
import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react';
import {
  type CSSProperties,
  memo,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import { type MapPadding, NO_PADDING } from './fit-camera.ts';
import { MapContext, type MapState } from './map-context.ts';
import { createObstacles } from './obstacles.ts';
import { PlaceLabels } from './PlaceLabels.tsx';
import { CityCredit } from './CityCredit.tsx';
import { useCityGround } from './use-city-ground.ts';
import { useGlMap } from './use-gl-map.ts';
import { useGround } from './use-ground.ts';
import { useMapTexts } from './texts.en.ts';
import styles from './map.module.css';
import { buildGraticule, graticuleStepKm } from './build-graticule.ts';
import { collectFeatures } from './geojson.ts';
import { GRATICULE_SOURCE } from './ground-style.ts';

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
  places,
  children,
}: MapViewProps) {
  const texts = useMapTexts();
  const { options: format } = useFormat();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const container = useRef<HTMLDivElement>(null);
  const [legend, setLegend] = useState<HTMLDivElement | null>(null);
  const [buttons, setButtons] = useState<HTMLDivElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [following, setFollowing] = useState(true);
  const [targets, setTargets] = useState(0);
  const [obstacles] = useState(createObstacles);
  const phase = useGlMap(container, { center, zoom, scheme, canvasLabel: texts.canvas, format }, attempt);
  const colors = mapColors[scheme];
  const { top, right, bottom, left } = { ...NO_PADDING, ...padding };

  const map = phase.name === 'ready' ? phase.map : undefined;
  useEffect(() => {
    const takeOver = (event: { originalEvent?: unknown }) => event.originalEvent && setFollowing(false);
    map?.on('movestart', takeOver);
    return () => void map?.off('movestart', takeOver);
  }, [map]);
  useGround(phase, scheme, styleUrl);
  const city = styleUrl ? null : (known ?? null);
  const ready = phase.name === 'ready' ? phase : undefined;
  useCityGround(ready, scheme, city);
  useGraticule(styleUrl || known !== null ? undefined : ready);

  const countTarget = useCallback((step: 1 | -1) => setTargets((count) => count + step), []);
  const state = useMemo<MapState | undefined>(
    () =>
      phase.name !== 'ready' || !legend || !buttons
        ? undefined
        : {
            ...phase,
            scheme,
            colors,
            padding: { top, right, bottom, left },
            following,
            setFollowing,
            countTarget,
            obstacles,
            legend,
            buttons,
          },
    [phase, legend, buttons, scheme, colors, top, right, bottom, left, following, countTarget, obstacles],
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
      <div className={styles.foot} data-credited={city?.attribution ? true : undefined}>
        <div className={styles.legendPlace}>
          <div ref={setLegend} className={styles.legend} />
        </div>
        <div className={styles.buttons}>
          <Group ref={setButtons} gap="sm" align="stretch" justify="flex-end">
            {targets > 0 && !following && (
              <Button
                variant="default"
                size="sm"
                leftSection={<IconCurrentLocation size={18} stroke={1.75} aria-hidden />}
                onClick={() => setFollowing(true)}
              >
                {texts.recenter}
              </Button>
            )}
          </Group>
          {map && <ZoomButtons map={map} />}
        </div>
      </div>
      {(phase.name === 'no-webgl' || phase.name === 'not-loaded') && (
        <div className={styles.sentence}>
          <p>{phase.name === 'no-webgl' ? texts.noWebGl : texts.notLoaded}</p>
          {phase.name === 'not-loaded' && (
            <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
              {texts.tryAgain}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Draws the grid wherever the map goes, twice as wide as the view, so that panning shows no edge. */
function useGraticule(ready: { map: GlMap; styleTurn: number } | undefined): void {
  const map = ready?.map;
  const styleTurn = ready?.styleTurn;
  useEffect(() => {
    if (!map) return undefined;
    const draw = () => {
      const bounds = map.getBounds();
      const [width, height] = [bounds.getEast() - bounds.getWest(), bounds.getNorth() - bounds.getSouth()];
      const stepKm = graticuleStepKm(map.getZoom());
      const frame = {
        west: bounds.getWest() - width / 2,
        east: bounds.getEast() + width / 2,
        south: bounds.getSouth() - height / 2,
        north: bounds.getNorth() + height / 2,
      };
      void map
        .getSource<GeoJSONSource>(GRATICULE_SOURCE)
        ?.setData(stepKm > 0 ? buildGraticule(frame, stepKm) : collectFeatures([]));
    };
    draw();
    map.on('moveend', draw);
    return () => void map.off('moveend', draw);
  }, [map, styleTurn]);
}
