import type { Map as GlMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { drawMapImage, IMAGE_PIXEL_RATIO } from './draw-map-image.ts';

/** Draws the images that layers name, each when it is needed first, because the style has no sprite; again with each style. */
export function useMapImages(ready: { map: GlMap; styleTurn: number } | undefined): void {
  const map = ready?.map;
  const styleTurn = ready?.styleTurn;
  useEffect(() => {
    map?.setMissingStyleImageResolver((id) => {
      const image = drawMapImage(id);
      if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: IMAGE_PIXEL_RATIO });
    });
  }, [map, styleTurn]);
}
