import './map.css';
import { Button, useComputedColorScheme } from '@mantine/core';
import type { LatLng, Place } from '@ridewire/contracts';
import { mapColors, useFormat } from '@ridewire/ui';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { NO_PADDING, type MapPadding } from './fit-camera.ts';
import { MapContext, type MapState } from './map-context.ts';
import { createObstacles } from './obstacles.ts';
import { PlaceLabels } from './PlaceLabels.tsx';
import { trpc } from '../live/trpc.ts';
import { configQuery } from '../session/config-query.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useGlMap } from './use-gl-map.ts';
import { useGround } from './use-ground.ts';
import { useGraticule } from './use-graticule.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** Where a map opens that was told nothing: the middle of Dhaka. */
const DHAKA: LatLng = { lat: 23.788, lng: 90.404 };

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

export interface RideMapProps {
  /** Where it opens. Later changes are ignored: FitTo moves the camera. */
  center?: LatLng;
  /** @default 12 */
  zoom?: number;
  /** Px at each edge that a panel covers. */
  padding?: Partial<MapPadding>;
  /** Names to write on the ground, best known first. @default all that the server knows */
  places?: readonly Place[];
  /** The pieces; they mount when the map is there. */
  children?: ReactNode;
}

/**
 * The map: fills its nearest positioned ancestor, is land from the first paint, and loads by itself. A page works
 * without it; where it cannot be shown it says so.
 */
export function RideMap({ center = DHAKA, zoom = 12, padding, places: ownPlaces, children }: RideMapProps) {
  const { map: texts } = useTexts();
  const { options: format } = useFormat();
  const { data: config } = useQuery(configQuery);
  const { data: allPlaces } = trpc.places.all.useQuery(undefined, FOREVER);
  const places = ownPlaces ?? allPlaces;
  const styleUrl = config?.mapStyleUrl ?? null;
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
  useGraticule(phase.name === 'ready' && !styleUrl ? phase : undefined);

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
    <section className="rw-map" aria-label={texts.label} style={style}>
      <div ref={container} className="rw-map-canvas" />
      {state && (
        <MapContext value={state}>
          {places && <PlaceLabels places={places} />}
          {children}
        </MapContext>
      )}
      <div ref={setLegend} className="rw-map-legend" />
      <div className="rw-map-buttons">
        <div ref={setButtons} className="rw-map-own-buttons">
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
        </div>
        {map && <ZoomButtons map={map} />}
      </div>
      {(phase.name === 'no-webgl' || phase.name === 'not-loaded') && (
        <div className="rw-map-sentence">
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
