import { useState, type ReactNode } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { EitherLead } from '../../kit/page/EitherLead.tsx';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { Page } from '../../kit/page/Page.tsx';
import { IfMay } from '../session/IfMay.tsx';
import type { AreaMapProps } from './AreaMap.tsx';
import { Drawing } from './Drawing.tsx';
import type { DrawnArea, DrawnKind } from './drawn-kind.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import styles from './service-areas.module.css';

const AreaMap = lazyMap<AreaMapProps>(async () => (await import('./AreaMap.tsx')).AreaMap);
const NONE: AreaMapProps['areas'] = [];

interface AreasPageProps {
  words: { title: string; draw: string; hint: string; noneHint: string };
  kind: DrawnKind;
  /** Those that stand; undefined until they are known. */
  areas: AreaMapProps['areas'] | undefined;
  /** All of them, also those that ended, below the map. */
  list: (onChange: (area: DrawnArea) => void) => ReactNode;
}

/** Areas of one kind: their map and list, or the one that is being drawn. */
export function AreasPage({ words, kind, areas, list }: AreasPageProps) {
  const texts = useServiceAreasTexts();
  /** The area being drawn; null while none is. */
  const [drawing, setDrawing] = useState<{ replaces: DrawnArea | null } | null>(null);
  return (
    <Page
      title={words.title}
      isLive
      lead={
        drawing ? (
          texts.drawHint
        ) : (
          <EitherLead usual={words.hint} other={words.noneHint} isOther={areas?.length === 0} />
        )
      }
      actions={
        !drawing && (
          <IfMay right="areas:write">
            <ConnectedButton onPress={() => setDrawing({ replaces: null })}>{words.draw}</ConnectedButton>
          </IfMay>
        )
      }
    >
      {drawing ? (
        <Drawing
          key={drawing.replaces?.id ?? 'new'}
          areas={areas ?? NONE}
          replaces={drawing.replaces}
          kind={kind}
          onClose={() => {
            setDrawing(null);
            focusLostHeading();
          }}
        />
      ) : (
        <>
          <div className={styles.map}>
            <AreaMap areas={areas ?? NONE} drawn={null} />
          </div>
          {list((replaces) => setDrawing({ replaces }))}
        </>
      )}
    </Page>
  );
}
