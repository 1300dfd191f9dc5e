import type { BoardRide } from '@ridewire/contracts';
import { announce } from '@ridewire/ui';
import { type FormEvent, useRef, useState } from 'react';
import { chosenTogether, countConcerned, isPossible, type BulkAct } from './choose-many.ts';
import { useBoardTexts } from './texts.en.ts';
import { useBulk } from './use-bulk.ts';

/** What an admin is about to do to which of many rides, and what became of each. */
export function useBulkChoice(rides: readonly BoardRide[]) {
  const { bulk } = useBoardTexts();
  const [act, setAct] = useState<BulkAct>('cancel');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  // Canceling many rides is confirmed once more.
  const [isAsking, setAsking] = useState(false);
  const { outcomes, isRunning, run } = useBulk();
  // A second press may come before the first one is rendered.
  const isSending = useRef(false);
  const canStill = (ride: BoardRide) => isPossible(act, ride) && outcomes.get(ride.id)?.state !== 'done';
  const open = rides.filter(canStill);
  const wanted = open.filter(({ id }) => chosen.has(id));
  const concerned = countConcerned(wanted);
  const needsReason = act === 'cancel' && concerned.aboard > 0 && bulk.reasonNeeded;
  const why = reason.trim();
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isChosen) after.add(id);
        else after.delete(id);
      return after;
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length === 0 || isSending.current || (needsReason && !why)) return;
    if (act === 'cancel' && !isAsking) return setAsking(true);
    setAsking(false);
    isSending.current = true;
    await run(wanted, act, why || undefined);
    isSending.current = false;
    announce(bulk.finished, 'polite');
  };
  return {
    act,
    setAct,
    open,
    wanted,
    together: chosenTogether(act, open),
    concerned,
    canStill,
    isChosen: (ride: BoardRide) => canStill(ride) && chosen.has(ride.id),
    choose,
    reason,
    setReason,
    needsReason,
    outcomes,
    isAsking,
    stopAsking: () => setAsking(false),
    isRunning,
    /** While it asks or runs, nothing else can be chosen. */
    isFixed: isRunning || isAsking,
    /** Why nothing can be done yet. */
    refusal: !isRunning && ((wanted.length === 0 && bulk.chooseFirst) || (!why && needsReason)),
    submit,
  };
}

export type BulkChoice = ReturnType<typeof useBulkChoice>;
