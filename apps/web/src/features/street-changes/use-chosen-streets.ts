import type { LatLng } from '@ridewire/contracts';
import { useReducer, useState } from 'react';
import { api } from '../../kit/live/trpc.ts';
import { NO_CHOICE, stepChoice } from './chosen-streets.ts';

/** The largest reach of a press, in meters: on a map of the whole city, a finger covers that. */
const MOST_METERS = 1_000;

/** The streets being chosen, and what a press or an area adds to them. */
export function useChosenStreets() {
  const [choice, step] = useReducer(stepChoice, NO_CHOICE);
  const [failed, setFailed] = useState<unknown>(null);
  const [isNothing, setNothing] = useState(false);

  async function attempt(find: () => Promise<boolean>): Promise<boolean> {
    setFailed(null);
    setNothing(false);
    try {
      const isFound = await find();
      setNothing(!isFound);
      return isFound;
    } catch (error) {
      setFailed(error);
      return false;
    }
  }
  return {
    choice,
    step,
    /** Why streets could not be found. */
    failed,
    /** There was no street at the last place. */
    isNothing,
    press: (at: LatLng, meters: number) =>
      attempt(async () => {
        const reach = Math.min(MOST_METERS, Math.max(1, meters));
        const stretch = await api.streetChanges.stretchAt.query({ at, meters: reach });
        if (stretch) step({ do: 'press', stretch });
        return stretch !== null;
      }),
    takeIn: (corners: readonly LatLng[]) =>
      attempt(async () => {
        const stretches = await api.streetChanges.stretchesIn.query({ corners: [...corners] });
        step({ do: 'add', stretches });
        return stretches.length > 0;
      }),
  };
}
