import type { LatLng } from '@ridewire/contracts';
import { useCallback, useMemo, useState } from 'react';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../../../kit/live/trpc.ts';
import { addressOf, describePoint } from '../places/describe-point.ts';
import type { End } from '../panel/EndSign.tsx';
import type { DraftState } from './use-draft.ts';
import { usePickupArea } from '../places/use-pickup-area.ts';

/** Five decimals are about a meter. */
const rounded = ({ lat, lng }: LatLng): LatLng => ({ lat: +lat.toFixed(5), lng: +lng.toFixed(5) });

/** Chooses an end by pointing: with the pin on the map, or at the device's place. */
export function usePinPick({
  draft,
  setEnd,
  rename,
}: Pick<DraftState, 'setEnd' | 'rename'> & { draft: Pick<DraftState['draft'], 'pickup'> }) {
  const { data: places } = trpc.places.all.useQuery();
  const area = usePickupArea();
  const [picking, setPicking] = useState<End | null>(null);
  const [under, setUnder] = useState<LatLng | null>(null);
  const stop = useCallback(() => {
    setPicking(null);
    setUnder(null);
  }, []);

  const asked = useMemo(() => under && rounded(under), [under]);
  const { data: named } = trpc.places.nameOf.useQuery(asked ?? skipToken);
  // The server knows streets; without it, and until it answers, there are the well-known places.
  const describe = useCallback(
    (at: LatLng) => {
      const { lat, lng } = rounded(at);
      const isAsked = named && asked?.lat === lat && asked.lng === lng;
      return isAsked ? addressOf(named) : describePoint(at, places ?? []);
    },
    [named, asked, places],
  );
  const put = useCallback(
    (end: End, at: LatLng) => setEnd(end, { address: describe(at), ...rounded(at) }),
    [setEnd, describe],
  );
  const utils = trpc.useUtils();
  // The pin has not been at the device's place before: the server is asked now, and its answer is filled in.
  const locate = useCallback(
    (at: LatLng) => {
      put('pickup', at);
      const spot = rounded(at);
      utils.places.nameOf.fetch(spot).then(
        (place) => place && rename('pickup', { address: addressOf(place), ...spot }),
        () => {},
      );
    },
    [put, utils, rename],
  );
  const refusalAt = (at: LatLng | null) =>
    picking === 'pickup' ? area.refusal(at) : at && area.destinationRefusal(draft.pickup, at);
  const pick = (at: LatLng) => {
    if (refusalAt(at)) return;
    if (picking) put(picking, at);
    stop();
  };
  return {
    picking,
    /** The place the pin points at; null before the map is there. */
    address: under && describe(under),
    /** Why a ride can't begin or end there; null where it can. */
    refusal: refusalAt(under),
    start: setPicking,
    stop,
    move: setUnder,
    /** Chooses the place under the pin. */
    take: () => {
      if (under) pick(under);
    },
    pick,
    locate,
    /** Whether a point can be named by the places around it. */
    isReady: places !== undefined,
  };
}
