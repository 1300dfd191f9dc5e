import type { LatLng } from '@ridewire/contracts';

/** Px kept free at each edge, for the panel over the map. */
export interface MapPadding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_PADDING: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** Space between the points and the edge, in px: room for a label. */
const MARGIN = { x: 88, y: 56 };
/** Points without labels need less. */
export const BARE_MARGIN = { x: 44, y: 44 };
/** Points that fill less than this share of the free frame in both directions look lost. */
const TOO_SMALL = 0.35;

export interface Size {
  width: number;
  height: number;
}

type Bounds = [[west: number, south: number], [east: number, north: number]];

/** The box around all points; undefined if there are none. */
export function boundsOf(points: readonly LatLng[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
}

/** A box around only the middle of these. */
export function middleOf([[west, south], [east, north]]: Bounds): Bounds {
  const middle: Bounds[0] = [(west + east) / 2, (south + north) / 2];
  return [middle, middle];
}

/** The south-west and north-east corners; empty for no points. */
export function cornersOf(points: readonly LatLng[]): LatLng[] {
  const bounds = boundsOf(points);
  if (!bounds) return [];
  const [[west, south], [east, north]] = bounds;
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
}

/** If a panel leaves this much of a map, in px, it can show something next to it. */
const LEAST_FREE = 96;

/**
 * The padding plus the usual space, or less where little is free. Under a panel that covers nearly everything, a third of
 * the map.
 */
export function paddingWithin(padding: MapPadding, frame: Size, air = MARGIN): MapPadding {
  const shrink = (near: number, far: number, length: number, margin: number) => {
    const free = length - near - far;
    if (free >= LEAST_FREE) {
      const left = Math.min(margin, free / 4);
      return [near + left, far + left] as const;
    }
    const wanted = near + far + 2 * margin;
    const share = Math.min(1, (length * 2) / 3 / wanted);
    return [(near + margin) * share, (far + margin) * share] as const;
  };
  const [left, right] = shrink(padding.left, padding.right, frame.width, air.x);
  const [top, bottom] = shrink(padding.top, padding.bottom, frame.height, air.y);
  return { top, right, bottom, left };
}

/** The middle of the free part, in px. */
export const freeCenter = (padding: MapPadding, frame: Size): { x: number; y: number } => ({
  x: (padding.left + frame.width - padding.right) / 2,
  y: (padding.top + frame.height - padding.bottom) / 2,
});

/**
 * Whether the camera must move to show these points (px on the screen): one is outside the free frame, or together they
 * fill too little of it. So the map stands still while a car drives inside it.
 */
export function mustRefit(
  onScreen: readonly { x: number; y: number }[],
  padding: MapPadding,
  frame: Size,
  atMaxZoom: boolean,
): boolean {
  if (onScreen.length === 0) return false;
  const half = MARGIN.y / 2;
  const outside = onScreen.some(
    ({ x, y }) =>
      x < padding.left + half ||
      x > frame.width - padding.right - half ||
      y < padding.top + half ||
      y > frame.height - padding.bottom - half,
  );
  if (outside || atMaxZoom || onScreen.length < 2) return outside;
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const free = {
    width: frame.width - padding.left - padding.right,
    height: frame.height - padding.top - padding.bottom,
  };
  return (
    span(onScreen.map((point) => point.x)) < free.width * TOO_SMALL &&
    span(onScreen.map((point) => point.y)) < free.height * TOO_SMALL
  );
}
