import { ActionIcon, Box, VisuallyHidden } from '@mantine/core';
import { AgainButton } from '../../../kit/buttons/AgainButton.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { useDocumentVisibility } from '@mantine/hooks';
import type { LatLng, NearbyCarsInput, Stop } from '@ridewire/contracts';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Hint } from '@ridewire/ui';
import { lazyExtra, lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { AddStopProps } from '../route/AddStop.tsx';
import type { StopRowsProps } from '../route/StopRows.tsx';
import { LaterNextScheduled } from '../../scheduled/LaterScheduled.tsx';
import type { End } from '../panel/EndSign.tsx';
import { FindDriver } from './FindDriver.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { PlaceField } from '../places/PlaceField.tsx';
import { BusyNote } from './BusyNote.tsx';
import { FareBreakdown } from './FareBreakdown.tsx';
import { FarPickup } from './FarPickup.tsx';
import { BookExtras } from './BookExtras.tsx';
import { RideTypes } from './RideTypes.tsx';
import type { DraftState } from './use-draft.ts';
import { useKnownPlaces } from '../places/use-known-places.ts';
import { type Here, useKnownLocation } from '../places/use-known-location.ts';
import { usePickupArea } from '../places/use-pickup-area.ts';
import { useQuote, type Quote } from './use-quote.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from '../panel/choose-trip.module.css';
import { useNearbyLive } from '../live/nearby-live.ts';
import { useQuotesOfAreas } from '../../service-areas/service-areas-live.ts';

const AddStop = lazyLater<AddStopProps>(async () => (await import('../route/AddStop.tsx')).AddStop, StopRoom);
const StopRows = lazyExtra<StopRowsProps>(
  async () => (await import('../route/StopRows.tsx')).StopRows,
  RowsRoom,
);
const EntranceSelect = lazyLater(async () => (await import('../places/EntranceSelect.tsx')).EntranceSelect);

interface BookPanelProps {
  booking: DraftState;
  /** The square whose idle cars the map shows. */
  nearby: NearbyCarsInput | null;
  isDesk: boolean;
  onChooseOnMap: (end: End) => void;
  onLocated: (at: LatLng) => void;
  /** A field was opened: on a phone the list needs room. */
  onOpenField: () => void;
  /** A place was chosen: the map matters again. */
  onChosen: () => void;
}

/** Pickup, destination and type. */
export const BookPanel = memo(function BookPanel(props: BookPanelProps) {
  const { booking, nearby, isDesk, onChooseOnMap, onLocated, onOpenField, onChosen } = props;
  const rider = useRiderTexts();
  const { draft, setEnd, setType, setPromo } = booking;
  const { passenger, promo } = draft;
  const { saved, recent } = useKnownPlaces();
  const [here, setHere] = useState<Here | null>(null);
  // A person who comes back to the page may be elsewhere.
  useKnownLocation(useDocumentVisibility() === 'visible', setHere);
  const [isChecked, setChecked] = useState(false);
  const [isPassengerChecked, setPassengerChecked] = useState(false);
  const [note, setNote] = useState('');
  const pickup = useRef<HTMLInputElement>(null);
  const destination = useRef<HTMLInputElement>(null);
  const inputs = { pickup, destination };
  const quote = useQuote(draft);
  const outside = usePickupArea().refusal(draft.pickup, draft.destination);
  useQuotesOfAreas();
  const missing: End | null = !draft.pickup ? 'pickup' : !draft.destination ? 'destination' : null;

  useEffect(() => {
    // On a phone the focus would bring up the keyboard over the map.
    if (isDesk && document.activeElement === document.body) destination.current?.focus();
  }, [isDesk]);

  const choose = useCallback(
    (end: End, stop: Stop | null) => {
      setEnd(end, stop);
      if (stop) onChosen();
    },
    [setEnd, onChosen],
  );
  const field = (end: End) => (
    <PlaceField
      end={end}
      value={draft[end]}
      saved={saved}
      recent={recent}
      near={end === 'destination' ? draft.pickup : draft.destination}
      from={(end === 'destination' && draft.pickup) || here}
      isMissing={isChecked && draft[end] === null}
      inputRef={inputs[end]}
      onChange={choose}
      onChooseOnMap={onChooseOnMap}
      onLocated={onLocated}
      onOpen={onOpenField}
    />
  );
  const checkComplete = () => {
    setChecked(missing !== null);
    if (missing) inputs[missing].current?.focus();
    if (missing || passenger?.isComplete !== false) return missing === null;
    setPassengerChecked(true);
    const wanting = passenger.name.trim() === '' ? 'name' : 'phone';
    document.querySelector<HTMLInputElement>(`[data-passenger="${wanting}"]`)?.focus();
    return false;
  };

  return (
    <>
      <PanelHeading isHidden={!isDesk && missing === null}>{rider.whereTo}</PanelHeading>
      {nearby && <NearbyCount cell={nearby} />}
      <TripFields booking={booking} near={draft.pickup ?? here} field={field} />
      {draft.pickup && <EntranceSelect pickup={draft.pickup} onChange={(stop) => setEnd('pickup', stop)} />}
      {missing && <LaterNextScheduled />}
      {(outside || quote.problem) && <CannotBook outside={outside} quote={quote} />}
      {!outside && <FarPickup pickup={draft.pickup} here={here} />}
      <BusyNote quote={quote} />
      <RideTypes type={draft.type} quote={quote} promo={promo} onChange={setType} />
      <FareBreakdown quote={quote} type={draft.type} promo={promo} />
      {!missing && (
        <BookExtras
          booking={booking}
          note={note}
          onNote={setNote}
          isPassengerChecked={isPassengerChecked}
          onOwn={() => setPassengerChecked(false)}
          fareCents={quote.prices?.fares.find(({ type }) => type === draft.type)?.fareCents}
        />
      )}
      <FindDriver
        draft={draft}
        note={note}
        onPromoRefused={() => setPromo(null)}
        quote={quote}
        missing={isChecked ? missing : null}
        checkComplete={checkComplete}
        onScheduled={() => {
          setNote('');
          booking.clear();
        }}
      />
    </>
  );
});

interface TripFieldsProps {
  booking: DraftState;
  /** Where stops are looked for first. */
  near: LatLng | null;
  field: (end: End) => ReactNode;
}

/** Both ends with the stops between them. */
function TripFields({ booking: { draft, setStops, swap }, near, field }: TripFieldsProps) {
  const rider = useRiderTexts();
  return (
    <div className={styles.fields}>
      <div>
        {field('pickup')}
        {draft.stops.length > 0 && <StopRows stops={draft.stops} onChange={setStops} />}
        {field('destination')}
      </div>
      <div>
        <Hint label={rider.swap}>
          <ActionIcon size={44} aria-label={rider.swap} onClick={swap}>
            <IconArrowsUpDown size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Hint>
        <AddStop stops={draft.stops} near={near} onChange={setStops} />
      </div>
    </div>
  );
}

/** The room of the rows until they are loaded. */
function RowsRoom({ stops }: StopRowsProps) {
  return <Box h={44 * stops.length} />;
}

/** The room of the button until it is loaded. */
function StopRoom() {
  return <ActionIcon size={44} disabled aria-hidden />;
}

/** Why no ride can be booked with these ends. */
function CannotBook({ outside, quote }: { outside: string | null; quote: Quote }) {
  return (
    <Failure>
      {outside ?? quote.problem}
      {!outside && quote.mayAskAgain && (
        <AgainButton variant="subtle" color="red" isTrying={quote.isOld} onTry={quote.ask} />
      )}
    </Failure>
  );
}

/** The number of idle cars on the map, for people who can't see it. Not announced, because it changes every other moment. */
function NearbyCount({ cell }: { cell: NearbyCarsInput }) {
  const rider = useRiderTexts();
  const { data: cars } = useNearbyLive(cell);
  return cars && <VisuallyHidden component="p">{rider.carsNearby(cars.length)}</VisuallyHidden>;
}
