import { Group, Text } from '@mantine/core';
import type { ServiceArea, ServiceAreasSnapshot } from '@ridewire/contracts';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { ConnectionSign } from '../../kit/buttons/ConnectionSign.tsx';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { Page } from '../../kit/page/Page.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { AllAreas } from './AllAreas.tsx';
import type { AreaMapProps } from './AreaMap.tsx';
import { Drawing } from './Drawing.tsx';
import { useServiceAreas } from './service-areas-live.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import { useServiceAreaChanges } from './use-service-area-changes.ts';
import styles from './service-areas.module.css';

const AreaMap = lazyMap<AreaMapProps>(async () => (await import('./AreaMap.tsx')).AreaMap);

const NONE: ServiceAreasSnapshot = [];

/** Where riders are picked up. Live. */
export function ServiceAreas() {
  const texts = useServiceAreasTexts();
  useServiceAreaChanges();
  const areas = useServiceAreas();
  const making = trpc.serviceAreas.make.useMutation();
  /** The area being drawn; null while none is. */
  const [drawing, setDrawing] = useState<{ replaces: ServiceArea | null } | null>(null);
  return (
    <Page
      title={texts.title}
      actions={
        <Group gap="sm">
          <ConnectionSign />
          {!drawing && (
            <IfMay right="areas:write">
              <ConnectedButton onPress={() => setDrawing({ replaces: null })}>{texts.draw}</ConnectedButton>
            </IfMay>
          )}
        </Group>
      }
    >
      <Text c="dimmed" mb="md">
        {drawing ? texts.drawHint : areas?.length === 0 ? texts.noneHint : texts.hint}
      </Text>
      {drawing ? (
        <Drawing
          key={drawing.replaces?.id ?? 'new'}
          areas={areas ?? NONE}
          replaces={drawing.replaces}
          kind={{ nameHint: texts.nameHint, save: texts.save, asksForEnds: true, making }}
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
          <AllAreas onChange={(replaces) => setDrawing({ replaces })} />
        </>
      )}
    </Page>
  );
}
