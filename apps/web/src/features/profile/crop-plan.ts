/** A rectangle in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Larger is never kept: the server stores 512 at most, and this leaves it some margin. Pixels a side. */
const MAX_SIDE = 1024;

/** How to draw the chosen part of a picture: turn it about its middle, then shift and scale. */
export interface CropPlan {
  /** The side of the drawn square, in pixels. */
  side: number;
  scale: number;
  /** The position of the picture's middle in the square, in its pixels. */
  middle: { x: number; y: number };
  radians: number;
}

/**
 * @param picture its own size
 * @param area the kept part, in pixels of the box around the turned picture
 * @param degrees by which the picture is turned, clockwise
 */
export function planCrop(picture: Size, area: Area, degrees: number): CropPlan {
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(area.width)));
  const scale = side / area.width;
  const box = boxAround(picture, degrees);
  return {
    side,
    scale,
    middle: { x: (box.width / 2 - area.x) * scale, y: (box.height / 2 - area.y) * scale },
    radians: (degrees * Math.PI) / 180,
  };
}

function boxAround({ width, height }: Size, degrees: number): Size {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}
