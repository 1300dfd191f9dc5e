import type { LatLng } from '@ridewire/contracts';
import { CarMarker } from '../../map/CarMarker.tsx';
import { FitTo } from '../../map/FitTo.tsx';
import { PinPicker } from '../../map/PinPicker.tsx';
import { RideMap } from '../../map/RideMap.tsx';
import { RouteLine } from '../../map/RouteLine.tsx';
import { SearchPulse } from '../../map/SearchPulse.tsx';
import { DestinationMarker, PickupMarker } from '../../map/StopMarker.tsx';
import type { End } from './EndSign.tsx';
import { NearbyCars } from './NearbyCars.tsx';
import type { RidePhase } from './ride-phase.ts';
import type { Draft } from './use-draft.ts';
import { usePickupArea } from './use-pickup-area.ts';
import { sayAddress } from '../../texts/say-address.ts';

/** Two corners of the middle of Dhaka: what is seen before anything is chosen. */
const CITY: readonly LatLng[] = [
  { lat: 23.735, lng: 90.385 },
  { lat: 23.83, lng: 90.425 },
];

/** The middle of these. */
const MIDDLE: LatLng = { lat: 23.7825, lng: 90.405 };

/** What SOS leaves free above the map's middle: no end and no name of one is under it. In px. */
const SOS_PX = 56;

interface RiderMapProps {
  phase: RidePhase;
  draft: Draft;
  /** The end that is being chosen on the map. */
  picking: End | null;
  /** The square whose idle cars are shown. */
  nearby: LatLng | null;
  /** The map shows another place now. */
  onLook: (at: LatLng) => void;
  onPinMove: (at: LatLng) => void;
  onPick: (at: LatLng) => void;
  /** Px at the lower edge that the sheet covers. */
  bottomPx: number;
}

/** The map of the moment: it shows what the panel says. */
export function RiderMap(props: RiderMapProps) {
  const { phase, draft, picking, nearby, onLook, onPinMove, onPick, bottomPx } = props;
  const area = usePickupArea();
  return (
    <RideMap padding={{ top: SOS_PX, bottom: bottomPx }}>
      {picking ? (
        <>
          <Ends {...draft} {...{ [picking]: null }} />
          <PinPicker
            kind={picking}
            onPick={onPick}
            onMove={onPinMove}
            start={startOf(draft, picking, area.isWithin)}
          />
        </>
      ) : phase.name === 'book' ? (
        <>
          {nearby && <NearbyCars cell={nearby} onLook={onLook} />}
          <Planned draft={draft} />
        </>
      ) : (
        <Underway phase={phase} />
      )}
    </RideMap>
  );
}

/** Where the pin begins: at a chosen end within the city, else in its middle. */
const startOf = (draft: Draft, end: End, isWithin: (at: LatLng) => boolean): LatLng =>
  [draft[end], draft.pickup, draft.destination].find((stop) => stop && isWithin(stop)) ?? MIDDLE;

function Ends({ pickup, destination }: Pick<Draft, 'pickup' | 'destination'>) {
  return (
    <>
      {pickup && <PickupMarker at={pickup} label={sayAddress(pickup.address)} />}
      {destination && <DestinationMarker at={destination} label={sayAddress(destination.address)} />}
    </>
  );
}

function Planned({ draft: { pickup, destination } }: { draft: Draft }) {
  const ends = [pickup, destination].filter((stop) => stop !== null);
  const points = ends.length > 0 ? ends : CITY;
  return (
    <>
      {pickup && destination && (
        <RouteLine
          key={`${pickup.lat} ${pickup.lng} ${destination.lat} ${destination.lng}`}
          from={pickup}
          to={destination}
        />
      )}
      <Ends pickup={pickup} destination={destination} />
      <FitTo points={points} fitKey={`planned ${ends.map(({ address }) => address).join()}`} />
    </>
  );
}

function Underway({ phase }: { phase: Exclude<RidePhase, { name: 'book' }> }) {
  const { ride, name } = phase;
  const { pickup, destination } = ride;
  const car = 'position' in phase ? phase.position : null;
  const isComing = name === 'accepted' || name === 'arriving';
  const isOnBoard = name === 'picked_up' || name === 'in_transit';
  const target = isComing ? pickup : destination;
  const points =
    name === 'searching' ? [pickup] : car ? [car, target] : isComing ? [pickup] : [pickup, destination];
  return (
    <>
      {isComing && car && <RouteLine key="approach" kind="approach" from={car} to={pickup} />}
      {!isComing && <RouteLine key="trip" from={isOnBoard && car ? car : pickup} to={destination} />}
      {(name === 'searching' || name === 'arriving') && <SearchPulse at={pickup} />}
      <Ends pickup={pickup} destination={destination} />
      {car && (
        <CarMarker
          key={car.driverId}
          position={car}
          tone={isComing ? 'accepted' : name === 'picked_up' ? 'picked_up' : 'in_transit'}
          plate={ride.driver?.licensePlate ?? null}
        />
      )}
      <FitTo points={points} fitKey={`${ride.id} ${name === 'arriving' ? 'accepted' : name}`} />
    </>
  );
}
