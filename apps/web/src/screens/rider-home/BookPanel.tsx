import { ActionIcon, Alert, Button, Tooltip } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../session/session-query.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { End } from './EndSign.tsx';
import { FareBreakdown } from './FareBreakdown.tsx';
import { FindDriver } from './FindDriver.tsx';
import { NearbyCount } from './NearbyCount.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { PlaceField } from './PlaceField.tsx';
import { readRecent } from './recent-places.ts';
import { RideTypes } from './RideTypes.tsx';
import type { DraftState } from './use-draft.ts';
import { usePickupArea } from './use-pickup-area.ts';
import { useQuote } from './use-quote.ts';

interface BookPanelProps {
  booking: DraftState;
  /** The square whose idle cars the map shows. */
  nearby: LatLng | null;
  isDesk: boolean;
  onChooseOnMap: (end: End) => void;
  onLocated: (at: LatLng) => void;
  /** A field was opened: on a phone the list needs room. */
  onOpenField: () => void;
  /** A place was chosen: the map is of interest again. */
  onChosen: () => void;
}

/** From where, to where, in what. */
export function BookPanel(props: BookPanelProps) {
  const { booking, nearby, isDesk, onChooseOnMap, onLocated, onOpenField, onChosen } = props;
  const { rider } = useTexts();
  const { draft, setEnd, setType, swap } = booking;
  const userId = useMe()?.id;
  const [recent] = useState(() => (userId ? readRecent(userId) : []));
  const [isChecked, setChecked] = useState(false);
  const pickup = useRef<HTMLInputElement>(null);
  const destination = useRef<HTMLInputElement>(null);
  const inputs = { pickup, destination };
  const quote = useQuote(draft);
  const outside = usePickupArea().refusal(draft.pickup);
  const missing: End | null = !draft.pickup ? 'pickup' : !draft.destination ? 'destination' : null;

  useEffect(() => {
    // On a phone the focus would bring up the keyboard over the map.
    if (isDesk && document.activeElement === document.body) destination.current?.focus();
  }, [isDesk]);

  const field = (end: End) => (
    <PlaceField
      end={end}
      value={draft[end]}
      recent={recent}
      isMissing={isChecked && draft[end] === null}
      inputRef={inputs[end]}
      onChange={(stop) => {
        setEnd(end, stop);
        if (stop) onChosen();
      }}
      onChooseOnMap={() => onChooseOnMap(end)}
      onLocated={onLocated}
      onOpen={onOpenField}
    />
  );
  const checkComplete = () => {
    setChecked(missing !== null);
    if (missing) inputs[missing].current?.focus();
    return missing === null;
  };

  return (
    <>
      <PanelHeading isHidden={!isDesk && missing === null}>{rider.whereTo}</PanelHeading>
      {nearby && <NearbyCount cell={nearby} />}
      <div className="rw-rider-fields">
        {field('pickup')}
        {field('destination')}
        <Tooltip label={rider.swap} portalProps={{ target: '#content' }}>
          <ActionIcon size={44} aria-label={rider.swap} className="rw-rider-swap-ends" onClick={swap}>
            <IconArrowsUpDown size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {outside ? (
        <Alert color="red" role="alert">
          {outside}
        </Alert>
      ) : quote.problem ? (
        <Alert color="red" role="alert">
          {quote.problem}
          {quote.mayAskAgain && (
            <Button variant="subtle" color="red" onClick={quote.ask}>
              {rider.tryAgain}
            </Button>
          )}
        </Alert>
      ) : null}
      <RideTypes type={draft.type} quote={quote} onChange={setType} />
      <FareBreakdown quote={quote} type={draft.type} />
      <FindDriver
        draft={draft}
        quote={quote}
        missing={isChecked ? missing : null}
        checkComplete={checkComplete}
      />
    </>
  );
}
