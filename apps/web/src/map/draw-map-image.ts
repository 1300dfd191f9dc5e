import { mapColors } from '@ridewire/ui';
import { CAR_BODY, CAR_GLASS, carColors, carTones, type CarTone } from './car-shape.ts';
import type { Scheme } from './ground-style.ts';

/** Images are drawn this fine; the map is told the same ratio. */
export const IMAGE_PIXEL_RATIO = 2;
const CAR_SIZE = 34;

export type CarLook = CarTone | 'lost';

const isScheme = (text: string | undefined): text is Scheme => text === 'light' || text === 'dark';
const isLook = (text: string | undefined): text is CarLook =>
  text === 'lost' || carTones.some((tone) => tone === text);

function startDrawing(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * IMAGE_PIXEL_RATIO;
  canvas.height = height * IMAGE_PIXEL_RATIO;
  // Read back at once: kept out of the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.scale(IMAGE_PIXEL_RATIO, IMAGE_PIXEL_RATIO);
  context?.translate(width / 2, height / 2);
  return context;
}

const finish = (context: CanvasRenderingContext2D): ImageData =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

function drawCar(scheme: Scheme, look: CarLook): ImageData | undefined {
  const context = startDrawing(CAR_SIZE, CAR_SIZE);
  if (!context) return undefined;
  const colors = mapColors[scheme];
  const body = new Path2D(CAR_BODY);
  const color = look === 'lost' ? colors.carIdle : colors[carColors[look]];
  context.lineJoin = 'round';
  context.strokeStyle = colors.carCasing;
  context.lineWidth = 4;
  context.stroke(body);
  context.fillStyle = look === 'lost' ? colors.land : color;
  context.fill(body);
  if (look === 'lost') {
    context.strokeStyle = color;
    context.lineWidth = 1.5;
    context.stroke(body);
  }
  context.globalAlpha = 0.85;
  context.fillStyle = look === 'lost' ? color : colors.carCasing;
  context.fill(new Path2D(CAR_GLASS));
  return finish(context);
}

function drawCluster(scheme: Scheme, text: string): ImageData | undefined {
  const size = 30 + text.length * 5;
  const context = startDrawing(size, size);
  if (!context) return undefined;
  const colors = mapColors[scheme];
  context.beginPath();
  context.arc(0, 0, size / 2 - 2, 0, 2 * Math.PI);
  context.fillStyle = colors.carIdle;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = colors.carCasing;
  context.stroke();
  context.fillStyle = colors.carCasing;
  context.font = "600 12px 'Onest Variable', sans-serif";
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, 1);
  return finish(context);
}

export const carImageId = (scheme: Scheme, look: CarLook): string => `rw-car:${scheme}:${look}`;
/** Followed by the count. */
export const clusterImagePrefix = (scheme: Scheme): string => `rw-cluster:${scheme}:`;

/** The image of this name, drawn now: the style has no sprite, and no glyphs for the numbers. */
export function drawMapImage(id: string): ImageData | undefined {
  const [kind, scheme, detail] = id.split(':');
  if (!isScheme(scheme) || !detail) return undefined;
  if (kind === 'rw-car') return isLook(detail) ? drawCar(scheme, detail) : undefined;
  return kind === 'rw-cluster' ? drawCluster(scheme, detail) : undefined;
}
