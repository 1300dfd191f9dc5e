import { Title } from '@mantine/core';
import type { DemandReport } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { cellToBoundary, cellToLatLng } from 'h3-js';
import { useMemo } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { AreasLayer } from '../../../kit/map/AreasLayer.tsx';
import { FitTo } from '../../../kit/map/FitTo.tsx';
import { RideMap } from '../../../kit/map/RideMap.tsx';
import { FigureTable } from './FigureTable.tsx';
import { heatLevel, heatLimits, LEVELS } from './heat-levels.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { sumAreas } from './sum-areas.ts';
import { useAnalyticsTexts } from './texts.en.ts';
import styles from './analytics.module.css';

const SHOWN_AREAS = 8;
/** The camera fits this share of the demand, so that a single ride far away does not shrink the city to a dot. */
const FITTED_SHARE = 0.95;

const toLatLng = ([lat, lng]: number[]) => ({ lat: lat ?? 0, lng: lng ?? 0 });

/** Cells of the city, darker with more requests; next to them the same by well-known places. */
export function DemandMap({ cells }: Pick<DemandReport, 'cells'>) {
  const { demand } = useAnalyticsTexts();
  const format = useFormat();
  const { data: places } = trpc.places.all.useQuery();
  const limits = useMemo(() => heatLimits(cells.map(({ requestedCount }) => requestedCount)), [cells]);
  const middles = useMemo(
    () => cells.map(({ cell, requestedCount }) => ({ ...toLatLng(cellToLatLng(cell)), requestedCount })),
    [cells],
  );
  const drawn = useMemo(
    () =>
      cells.map(({ cell, requestedCount }) => ({
        ring: cellToBoundary(cell).map(toLatLng),
        share: heatLevel(requestedCount, limits) / LEVELS,
      })),
    [cells, limits],
  );
  const areas = useMemo(() => sumAreas(middles, places ?? []), [middles, places]);
  const total = middles.reduce((sum, { requestedCount }) => sum + requestedCount, 0);
  return (
    <div className={styles.demand}>
      <div>
        <div className={styles.demandMap}>
          <RideMap>
            <AreasLayer areas={drawn} />
            <FitTo points={mostOf(middles, total)} once fitKey={String(total)} />
          </RideMap>
        </div>
        <div className={styles.heatFoot}>
          <HeatLegend limits={limits} label={demand.perCell} />
        </div>
      </div>
      <div>
        <Title order={3} size="h6" mb={4}>
          {demand.areas}
        </Title>
        <FigureTable
          label={demand.areas}
          columns={[demand.area, demand.requests, demand.share]}
          rows={areas.slice(0, SHOWN_AREAS).map(({ name, requestedCount }) => ({
            key: name,
            name: sayAddress(name),
            figures: [format.count(requestedCount), format.rate(requestedCount / total)],
          }))}
        />
      </div>
    </div>
  );
}

/** The cells come sorted, most first. */
function mostOf<Cell extends { requestedCount: number }>(cells: readonly Cell[], total: number): Cell[] {
  let sum = 0;
  return cells.filter(({ requestedCount }) => {
    const isWanted = sum < total * FITTED_SHARE;
    sum += requestedCount;
    return isWanted;
  });
}
