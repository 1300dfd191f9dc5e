import { addDays, cityDay, cityMoment } from '@ridewire/contracts';
import { useRef, useState } from 'react';
import { commandOfText, type SentText } from '../../kit/forms/command-of-text.ts';
import type { TypedMoment } from '../../kit/forms/MomentFields.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import type { ChosenStretch } from './chosen-streets.ts';
import { readKmh } from './read-kmh.ts';
import { useStreetChangesTexts } from './texts.en.ts';

/** What is typed of a change, what is wrong with it, and how it is sent. */
export function useChangeForm(stretches: readonly ChosenStretch[], onClose: () => void) {
  const texts = useStreetChangesTexts();
  const timeZone = useCityZone();
  const today = cityDay(timeZone);
  const [isClosed, setClosed] = useState(true);
  const [speed, setSpeed] = useState('');
  const [reason, setReason] = useState('');
  const [isLater, setLater] = useState(false);
  const [hasEnd, setHasEnd] = useState(false);
  const [from, setFrom] = useState<TypedMoment>({ day: addDays(today, 1), time: '06:00' });
  const [until, setUntil] = useState<TypedMoment>({ day: addDays(today, 1), time: '18:00' });
  const [wasSent, setSent] = useState(false);
  const command = useRef<SentText>(null);
  const making = trpc.streetChanges.make.useMutation({
    onSuccess: () => {
      toastDone(texts.made);
      onClose();
    },
  });
  const kmh = isClosed ? null : readKmh(speed);
  const momentOf = ({ day, time }: TypedMoment) => (day && time ? cityMoment(timeZone, day, time) : null);
  const [begin, end] = [isLater ? momentOf(from) : Date.now(), hasEnd ? momentOf(until) : Infinity];
  const mistakes = {
    stretches: stretches.length === 0 && texts.noneChosen,
    speed: kmh === undefined && texts.speedWrong,
    reason: reason.trim() === '' && texts.reasonMissing,
    from:
      isLater && ((begin === null && texts.timeMissing) || (Number(begin) <= Date.now() && texts.timePast)),
    until:
      hasEnd &&
      ((end === null && texts.timeMissing) ||
        (Number(end) <= Date.now() && texts.timePast) ||
        (begin !== null && Number(end) <= begin && texts.timeBackward)),
  };
  /** What is wrong with a field, once the form was sent. */
  const shown = (field: keyof typeof mistakes) => wasSent && mistakes[field];
  const submit = () => {
    setSent(true);
    if (Object.values(mistakes).some(Boolean) || kmh === undefined || making.isPending) return;
    const input = {
      stretches: stretches.map(({ line, name, direction }) => ({
        line,
        name: name?.name ?? null,
        direction,
      })),
      ...{ kmh, reason },
      ...(isLater && { from }),
      ...(hasEnd && { until }),
    };
    // One id a change: pressed or sent twice, it is made once.
    command.current = commandOfText(command.current, JSON.stringify(input));
    making.mutate({ id: command.current.commandId, ...input });
  };
  return {
    ...{ today, isClosed, setClosed, speed, setSpeed, reason, setReason },
    ...{ isLater, setLater, hasEnd, setHasEnd, from, setFrom, until, setUntil },
    ...{ shown, submit, making },
  };
}
