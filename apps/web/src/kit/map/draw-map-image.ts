import { mapColors } from '@ridewire/ui';
import { readLook, type CarLook } from './car-look.ts';
import { CAR_BODY, CAR_GLASS, carColors } from './car-shape.ts';
import type { Scheme } from './ground-style.ts';
import { SIGNS } from './sign-shape.ts';

/** The resolution of images. The map is told the same ratio. */
export const IMAGE_PIXEL_RATIO = 2;
const CAR_SIZE = 34;
const SIGN_SIZE = 16;

const isScheme = (text: string | undefined): text is Scheme => text === 'light' || text === 'dark';

function startDrawing(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * IMAGE_PIXEL_RATIO;
  canvas.height = height * IMAGE_PIXEL_RATIO;
  // The pixels are read back at once, so it stays out of the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.scale(IMAGE_PIXEL_RATIO, IMAGE_PIXEL_RATIO);
  context?.translate(width / 2, height / 2);
  return context;
}

const finish = (context: CanvasRenderingContext2D): ImageData =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

/** A disc for a waiting rider. */
function drawWaiting(scheme: Scheme, isStuck: boolean): ImageData | undefined {
  const context = startDrawing(CAR_SIZE, CAR_SIZE);
  if (!context) return undefined;
  const colors = mapColors[scheme];
  context.beginPath();
  context.arc(0, 0, 9, 0, 2 * Math.PI);
  context.fillStyle = isStuck ? colors.stuck : colors.waiting;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colors.carCasing;
  context.stroke();
  return finish(context);
}

function drawCar(scheme: Scheme, look: CarLook, isStuck: boolean): ImageData | undefined {
  const context = startDrawing(CAR_SIZE, CAR_SIZE);
  if (!context) return undefined;
  const colors = mapColors[scheme];
  const body = new Path2D(CAR_BODY);
  const color = look === 'lost' ? colors.carIdle : colors[carColors[look]];
  context.lineJoin = 'round';
  if (isStuck) {
    context.strokeStyle = colors.stuck;
    context.lineWidth = 9;
    context.stroke(body);
  }
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

/** A landmark's sign. */
function drawSign(scheme: Scheme, kind: string): ImageData | undefined {
  const context = startDrawing(SIGN_SIZE, SIGN_SIZE);
  if (!context) return undefined;
  const colors = mapColors[scheme];
  context.beginPath();
  context.arc(0, 0, SIGN_SIZE / 2 - 1, 0, 2 * Math.PI);
  context.fillStyle = colors.sign;
  context.fill();
  context.fillStyle = colors.land;
  context.fill(new Path2D(SIGNS[kind]), 'evenodd');
  return finish(context);
}

/** Followed by the kind of landmark. */
export const signImagePrefix = (scheme: Scheme): string => `rw-sign:${scheme}:`;

/** Followed by the look. */
export const carImagePrefix = (scheme: Scheme): string => `rw-car:${scheme}:`;

/** Draws the image with this name now, because the style has no sprite. */
export function drawMapImage(id: string): ImageData | undefined {
  const [, kind, scheme, name = ''] = /^rw-(car|sign):(\w+):(.+)$/.exec(id) ?? [];
  if (!isScheme(scheme)) return undefined;
  if (kind === 'sign') return drawSign(scheme, name);
  const found = readLook(name);
  if (!found) return undefined;
  const { look, isStuck } = found;
  return look === 'requested' ? drawWaiting(scheme, isStuck) : drawCar(scheme, look, isStuck);
}
