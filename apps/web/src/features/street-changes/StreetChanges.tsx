import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { useStreetChanges } from '../../kit/map/street-changes-kind.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { EitherLead } from '../../kit/page/EitherLead.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { LostChanges } from './LostChanges.tsx';
import { AllChanges } from './AllChanges.tsx';
import { ChangingStreets } from './ChangingStreets.tsx';
import type { StreetMapProps } from './StreetMap.tsx';
import { useStreetChangesTexts } from './texts.en.ts';
import areaStyles from '../service-areas/service-areas.module.css';

const StreetMap = lazyMap<StreetMapProps>(async () => (await import('./StreetMap.tsx')).StreetMap);
const NONE: StreetMapProps['changes'] = [];

/** Closed streets and speeds by hand. Live. */
export function StreetChanges() {
  const texts = useStreetChangesTexts();
  const changes = useStreetChanges();
  const [isChanging, setChanging] = useState(false);
  const standing = changes?.standing ?? NONE;
  return (
    <Page
      title={texts.title}
      isLive
      lead={
        isChanging ? (
          texts.makeHint
        ) : (
          <EitherLead
            usual={texts.hint}
            other={texts.noneHint}
            isOther={changes !== undefined && standing.length === 0}
          />
        )
      }
      actions={
        !isChanging && (
          <IfMay right="areas:write">
            <ConnectedButton onPress={() => setChanging(true)}>{texts.make}</ConnectedButton>
          </IfMay>
        )
      }
    >
      {isChanging ? (
        <ChangingStreets
          standing={standing}
          onClose={() => {
            setChanging(false);
            focusLostHeading();
          }}
        />
      ) : (
        <>
          <LostChanges changes={changes} />
          <div className={areaStyles.map}>
            <StreetMap changes={standing} choosing={null} />
          </div>
          <AllChanges changes={changes} />
        </>
      )}
    </Page>
  );
}
