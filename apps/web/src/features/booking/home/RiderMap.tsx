import { stopsAhead, type LatLng, type NearbyCarsInput, type RideView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { CarMarker } from '../../../kit/map/CarMarker.tsx';
import { cornersOf } from '../../../kit/map/fit-camera.ts';
import { FitTo } from '../../../kit/map/FitTo.tsx';
import { restOfWay } from '../../../kit/map/known-way.ts';
import { PinPicker } from '../../../kit/map/PinPicker.tsx';
import { RideMap } from '../../../kit/map/RideMap.tsx';
import { RouteLine } from '../../../kit/map/RouteLine.tsx';
import { useCityView, type CityView } from '../../../kit/map/use-city-view.ts';
import { SearchPulse } from '../../../kit/map/SearchPulse.tsx';
import { DestinationMarker, PickupMarker, RideStops } from '../../../kit/map/StopMarker.tsx';
import type { End } from '../panel/EndSign.tsx';
import { isComing, type RidePhase } from '../phase/ride-phase.ts';
import type { Draft } from '../book/kept-draft.ts';
import { usePickupArea } from '../places/use-pickup-area.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { nearbyName, useNearbyLive } from '../live/nearby-live.ts';
import { IdleCarsLayer } from '../../../kit/map/IdleCarsLayer.tsx';
import { useMap } from '../../../kit/map/map-context.ts';
import { ServiceEdges } from '../../service-areas/ServiceEdges.tsx';
import { useRideWay } from '../../../kit/map/use-ride-way.ts';
import { useQuotedWay } from '../book/use-quote.ts';

/** With the map's own margin and the height of a name above its end, no end's name is under SOS. In px. */
const SOS_PX = 76;

interface RiderMapProps {
  phase: RidePhase;
  draft: Draft;
  /** The end being chosen on the map. */
  picking: End | null;
  /** The square whose idle cars are shown, and their type. */
  nearby: NearbyCarsInput | null;
  /** The map shows another place now. */
  onLook: (at: LatLng) => void;
  onPinMove: (at: LatLng) => void;
  onPick: (at: LatLng) => void;
  /** Px at the lower edge covered by the sheet. */
  bottomPx: number;
}

/** The map of the moment: it shows what the panel says. */
export function RiderMap(props: RiderMapProps) {
  const { phase, draft, picking, nearby, onLook, onPinMove, onPick, bottomPx } = props;
  const area = usePickupArea();
  const city = useCityView();
  return (
    <RideMap padding={{ top: SOS_PX, bottom: bottomPx }}>
      {phase.name === 'book' && <ServiceEdges />}
      {picking ? (
        <>
          <Ends {...draft} stops={[...draft.stops]} {...{ [picking]: null }} />
          <PinPicker
            kind={picking}
            onPick={onPick}
            onMove={onPinMove}
            start={startOf(draft, picking, area.isWithin) ?? city?.middle}
          />
        </>
      ) : phase.name === 'book' ? (
        <>
          {nearby && <NearbyCars cell={nearby} onLook={onLook} />}
          <Planned draft={draft} city={city} />
        </>
      ) : (
        <Underway phase={phase} />
      )}
    </RideMap>
  );
}

/** Where the pin begins: at a chosen end within the city. */
const startOf = (draft: Draft, end: End, isWithin: (at: LatLng) => boolean) =>
  [draft[end], draft.pickup, draft.destination].find((stop) => stop && isWithin(stop));

function Ends({
  pickup,
  stops,
  destination,
}: Pick<Draft, 'pickup' | 'destination'> & Pick<RideView, 'stops'>) {
  return (
    <>
      <RideStops stops={stops} />
      {pickup && <PickupMarker at={pickup} label={sayAddress(pickup.address)} />}
      {destination && <DestinationMarker at={destination} label={sayAddress(destination.address)} />}
    </>
  );
}

/** @param city the area shown before anything is chosen */
function Planned({ draft, city }: { draft: Draft; city: CityView | undefined }) {
  const { pickup, stops, destination } = draft;
  const way = useQuotedWay(draft);
  const ends = [pickup, ...stops, destination].filter((stop) => stop !== null);
  const isEmpty = ends.length === 0;
  const points = isEmpty ? (city?.corners ?? []) : [...ends, ...cornersOf(way.points ?? [])];
  return (
    <>
      {pickup && destination && !way.isAsking && (
        <RouteLine
          key={ends.map(({ lat, lng }) => `${lat} ${lng}`).join()}
          from={pickup}
          to={destination}
          {...(way.points && { via: way.points })}
        />
      )}
      <Ends pickup={pickup} stops={[...stops]} destination={destination} />
      <FitTo
        points={points}
        fitKey={`planned ${ends.map(({ address }) => address).join()}`}
        minZoom={isEmpty ? city?.minZoom : 0}
      />
    </>
  );
}

function Underway({ phase }: { phase: Exclude<RidePhase, { name: 'book' }> }) {
  const { ride, name } = phase;
  const { pickup, stops = [], destination } = ride;
  const car = 'position' in phase ? phase.position : null;
  const comes = isComing(name);
  const isOnBoard = name === 'picked_up' || name === 'in_transit';
  const target = comes ? pickup : destination;
  const ways = useRideWay(ride, car);
  const { way: carWay, progress } = ways.car;
  const ahead = carWay && progress ? cornersOf(restOfWay(carWay, progress.drivenMeters)) : [];
  const drivesTrip = isOnBoard && car;
  const trip = drivesTrip ? ways.car : ways.trip;
  const points =
    name === 'searching'
      ? [pickup]
      : car
        ? [car, ...(comes ? [] : stopsAhead(ride)), target, ...ahead]
        : comes
          ? [pickup]
          : [pickup, ...stops, destination, ...cornersOf(ways.trip.way?.points ?? [])];
  return (
    <>
      {comes && car && !ways.car.isAsking && (
        <RouteLine key="approach" kind="approach" from={car} to={pickup} way={carWay} />
      )}
      {!comes && !trip.isAsking && (
        <RouteLine key="trip" from={drivesTrip ? car : pickup} to={destination} way={trip.way} />
      )}
      {(name === 'searching' || (comes && name !== 'accepted')) && <SearchPulse at={pickup} />}
      <Ends pickup={pickup} stops={stops} destination={destination} />
      {car && (
        <CarMarker
          key={car.driverId}
          position={car}
          tone={comes ? 'accepted' : name === 'picked_up' ? 'picked_up' : 'in_transit'}
          plate={ride.driver?.licensePlate ?? null}
          way={carWay}
        />
      )}
      <FitTo points={points} fitKey={`${ride.id} ${comes ? 'accepted' : name}`} />
    </>
  );
}

interface NearbyCarsProps {
  /** The square whose cars are shown, and their type: see nearbyCell. */
  cell: NearbyCarsInput;
  /** The map shows another place now. */
  onLook: (at: LatLng) => void;
}

/** The idle cars on the map of a rider without a ride. */
function NearbyCars({ cell, onLook }: NearbyCarsProps) {
  const { map, padding } = useMap();
  const { data: cars } = useNearbyLive(cell);
  const name = nearbyName(cell);
  // Those of the last square stay until the next square's are known.
  const [shown] = useMemory({ name, cars }, (before) =>
    cars && cars !== before.cars ? { name, cars } : before,
  );

  const look = useEffectEvent(() => {
    // The middle of what no panel covers.
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const { top, right, bottom, left } = padding;
    const { lat, lng } = map.unproject([(left + width - right) / 2, (top + height - bottom) / 2]);
    onLook({ lat, lng });
  });
  useEffect(() => {
    const tell = () => look();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map]);
  const named = useMemo(
    () => (shown.cars ?? []).map((car) => ({ ...car, key: `${shown.name} ${car.id}` })),
    [shown],
  );
  return <IdleCarsLayer cars={named} />;
}
