import type { BoardRide } from '@ridewire/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../kit/live/trpc.ts';
import { keepRide } from '../rides/keep-ride.ts';
import { actOnEach, type Outcome } from './act-on-each.ts';
import { cancelInput, reassignInput } from './bulk-inputs.ts';
import type { BulkAct } from './choose-many.ts';

const send = (act: BulkAct, seen: BoardRide, reason: string | undefined): Promise<BoardRide> =>
  act === 'cancel'
    ? api.rides.setStatus.mutate(cancelInput(seen, reason))
    : api.rides.reassign.mutate(reassignInput(seen, reason));

/** Does the same to many rides, and keeps what became of each. Who leaves ends it: what has begun is finished. */
export function useBulk() {
  const cache = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const run = async (rides: readonly BoardRide[], act: BulkAct, reason: string | undefined) => {
    setRunning(true);
    setOutcomes(
      (before) => new Map([...before, ...rides.map(({ id }) => [id, { state: 'waiting' }] as const)]),
    );
    await actOnEach(
      rides,
      async (ride) => keepRide(cache, await send(act, ride, reason)),
      ({ id }, outcome) => setOutcomes((before) => new Map(before).set(id, outcome)),
      () => isHere.current,
    );
    setRunning(false);
  };
  return { outcomes, isRunning, run };
}
