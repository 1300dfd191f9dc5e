import type { BoardRide } from '@ridewire/contracts';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { keepRide } from '../rides/keep-ride.ts';
import { actOnEach, type Outcome } from './act-on-each.ts';
import { cancelInput, reassignInput } from './bulk-inputs.ts';
import type { BulkAct } from './choose-many.ts';

/** Does the same to many rides, and keeps the outcome of each. Leaving the page ends it after the started ones. */
export function useBulk() {
  const { mutateAsync: setStatus } = trpc.rides.setStatus.useMutation();
  const { mutateAsync: reassign } = trpc.rides.reassign.useMutation();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const run = async (rides: readonly BoardRide[], act: BulkAct, reason: string | undefined) => {
    const send = (seen: BoardRide) =>
      act === 'cancel' ? setStatus(cancelInput(seen, reason)) : reassign(reassignInput(seen, reason));
    setRunning(true);
    setOutcomes(
      (before) => new Map([...before, ...rides.map(({ id }) => [id, { state: 'waiting' }] as const)]),
    );
    await actOnEach(
      rides,
      async (ride) => keepRide(await send(ride)),
      ({ id }, outcome) => setOutcomes((before) => new Map(before).set(id, outcome)),
      () => isHere.current,
    );
    setRunning(false);
  };
  return { outcomes, isRunning, run };
}
