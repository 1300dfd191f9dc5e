import { Button, Group, Stack, Text } from '@mantine/core';
import type { LatLng, StandingStreetChange } from '@ridewire/contracts';
import { AREA_CORNERS } from '@ridewire/contracts/service-area';
import { useReducer, useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { beginEdge, stepEdge } from '../service-areas/edge-draft.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { ChosenStreets } from './ChosenStreets.tsx';
import type { StreetMapProps } from './StreetMap.tsx';
import { StreetSearch } from './StreetSearch.tsx';
import { useStreetChangesTexts } from './texts.en.ts';
import { useChosenStreets } from './use-chosen-streets.ts';
import areaStyles from '../service-areas/service-areas.module.css';

const StreetMap = lazyMap<StreetMapProps>(async () => (await import('./StreetMap.tsx')).StreetMap);

interface ChangingStreetsProps {
  standing: readonly StandingStreetChange[];
  onClose: () => void;
}

/** A change being made: streets on the map, by name or in an area, and what is said of them. */
export function ChangingStreets({ standing, onClose }: ChangingStreetsProps) {
  const texts = useStreetChangesTexts();
  const { choice, step, failed, isNothing, press, takeIn } = useChosenStreets();
  const [middle, setMiddle] = useState<LatLng | null>(null);
  const [foundTimes, setFoundTimes] = useState(0);
  const [isDrawing, setDrawing] = useState(false);
  const [edge, stepCorner] = useReducer(stepEdge, [], beginEdge);
  const show = () => setFoundTimes((before) => before + 1);
  const endDrawing = () => {
    setDrawing(false);
    stepCorner({ do: 'replace', corners: [], isMore: false });
  };
  const take = async () => {
    if (await takeIn(edge.corners)) endDrawing();
  };
  return (
    <div className={areaStyles.drawing}>
      <div className={areaStyles.map}>
        <StreetMap
          changes={standing}
          choosing={{
            stretches: choice.stretches,
            onPress: (at, meters) => void press(at, meters),
            onLook: setMiddle,
            area: isDrawing ? { corners: edge.corners, onStep: stepCorner } : null,
            foundTimes,
          }}
        />
      </div>
      <ChangeForm stretches={choice.stretches} onClose={onClose}>
        <StreetSearch
          near={middle}
          onAdd={({ stretches }) => {
            step({ do: 'add', stretches });
            show();
          }}
        />
        {isDrawing ? (
          <Stack gap="sm">
            <Text size="sm">{texts.drawHint}</Text>
            <Group gap="sm">
              <Button variant="default" mih={44} onClick={endDrawing}>
                {texts.keepPressing}
              </Button>
              {edge.corners.length >= AREA_CORNERS.min && (
                <ConnectedButton onPress={() => void take()}>{texts.takeArea}</ConnectedButton>
              )}
            </Group>
          </Stack>
        ) : (
          <Group>
            <Button variant="default" mih={44} onClick={() => setDrawing(true)}>
              {texts.drawArea}
            </Button>
          </Group>
        )}
        {(isNothing || failed !== null) && (
          <Text c="red" role="alert">
            {failed === null ? texts.nonePressed : errorSentence(failed, texts.findFailed)}
          </Text>
        )}
        <ChosenStreets choice={choice} step={step} />
      </ChangeForm>
    </div>
  );
}
