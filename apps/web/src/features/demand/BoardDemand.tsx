import { VisuallyHidden } from '@mantine/core';
import type { BoardArea } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useMemo, useState } from 'react';
import { AreaCounts, useAreaName, useSayExpected } from './AreaCounts.tsx';
import { DemandLegend } from './DemandLegend.tsx';
import { useBoardDemand } from './demand-live.ts';
import { SoftAreas } from './SoftAreas.tsx';
import { useDemandTexts } from './texts.en.ts';

const NOTHING: readonly BoardArea[] = [];
/** How many areas are read out: the others have little demand. */
const SAID = 8;

/** The board's layer of demand, followed for as long as it is shown. */
export function BoardDemand() {
  const texts = useDemandTexts();
  const areas = useBoardDemand() ?? NOTHING;
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = areas.find(({ cell }) => cell === pointed);
  const most = areas.toSorted((a, b) => b.expectedCount - a.expectedCount).slice(0, SAID);
  return (
    <>
      <ShownAreas areas={areas} onPoint={setPointed} />
      <DemandLegend isNone={false} />
      {shown && <AreaCounts area={shown} />}
      {most.length > 0 && (
        <VisuallyHidden>
          <h2>{texts.boardList}</h2>
          <ul>
            {most.map((area) => (
              <SaidArea key={area.cell} area={area} />
            ))}
          </ul>
        </VisuallyHidden>
      )}
    </>
  );
}

function ShownAreas({
  areas,
  onPoint,
}: {
  areas: readonly BoardArea[];
  onPoint: (id: string | null) => void;
}) {
  const soft = useMemo(() => toSoft(areas), [areas]);
  return <SoftAreas areas={soft} onPoint={onPoint} />;
}

const toSoft = (areas: readonly BoardArea[]) =>
  areas.filter(({ level }) => level > 0).map(({ cell: id, lat, lng, level }) => ({ id, lat, lng, level }));

function SaidArea({ area }: { area: BoardArea }) {
  const texts = useDemandTexts();
  const format = useFormat();
  const sayExpected = useSayExpected();
  const name = useAreaName(area);
  return (
    <li>
      {name}: {texts.asked(format.count(area.askedCount))}, {sayExpected(area.expectedCount)},{' '}
      {texts.idle(format.count(area.idleCount))}
    </li>
  );
}
