import { Input, Radio, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import type { AnnouncementTo, Stop } from '@ridewire/contracts';
import { ANNOUNCEMENT_KILOMETERS, LONGEST_ANNOUNCEMENT } from '@ridewire/contracts/announcement-choices';
import { useFormat } from '@ridewire/ui';
import { useRef, useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useFocusWrong } from '../../kit/forms/use-focus-wrong.ts';
import { FullNote } from '../../kit/forms/FullNote.tsx';
import { useKeptText } from '../../kit/forms/use-kept-text.ts';
import { commandOfText, type SentText } from '../../kit/forms/command-of-text.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { CallPlaceField } from '../phone-bookings/CallPlaceField.tsx';
import { EndFields } from './EndFields.tsx';
import { useEnd } from './use-end.ts';
import { useAnnouncementsTexts } from './texts.en.ts';

const AUDIENCES = ['area', 'online', 'everyone'] as const;
type Audience = (typeof AUDIENCES)[number];
interface Chosen {
  audience: Audience;
  place: Stop | null;
  kilometers: (typeof ANNOUNCEMENT_KILOMETERS)[number];
}

interface AnnouncementFormProps {
  /** The one driver who is written to; otherwise the person chooses. */
  driverId: string | undefined;
  onClose: () => void;
}

/** A message to drivers, with how many it goes to. Nothing typed is lost when it can't be sent. */
export function AnnouncementForm({ driverId, onClose }: AnnouncementFormProps) {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  const [chosen, setChosen] = useState<Chosen>({ audience: 'online', place: null, kilometers: 2 });
  const [text, setText] = useKeptText(`announcement ${driverId ?? ''}`);
  const end = useEnd();
  const { form, wasSent, check } = useFocusWrong();
  const to = driverId === undefined ? audienceOf(chosen) : oneDriver(driverId);
  // One id an announcement: pressed or sent twice, it is still one.
  const command = useRef<SentText>(null);
  const { mutate, isPending, error } = trpc.announcements.send.useMutation({
    onSuccess: ({ sentTo }) => {
      setText('');
      toastDone(texts.sent(format.count(sentTo), sentTo === 1));
      onClose();
    },
  });
  const isMissing = text.trim() === '';
  const submit = () => {
    check();
    if (!to || isMissing || end.mistake || isPending) return;
    const announcement = { to, text, ...(end.chosen && { until: end.chosen }) };
    command.current = commandOfText(command.current, JSON.stringify(announcement));
    mutate({ id: command.current.commandId, ...announcement });
  };
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      problem={error && errorSentence(error, texts.failed)}
      submit={texts.send}
      isBusy={isPending}
      busyLabel={texts.sending}
      onCancel={onClose}
    >
      {driverId === undefined && <AudienceFields value={chosen} wasSent={wasSent} onChange={setChosen} />}
      <Textarea
        size="md"
        data-autofocus
        label={texts.text}
        description={texts.textHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LONGEST_ANNOUNCEMENT}
        value={text}
        readOnly={isPending}
        error={wasSent && isMissing && texts.textMissing}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FullNote text={text} most={LONGEST_ANNOUNCEMENT} />
      <EndFields end={end} wasSent={wasSent} />
      {to && driverId === undefined && <Reach to={to} />}
    </DialogForm>
  );
}

/** Null while its place is missing. */
function audienceOf({ audience: kind, place, kilometers }: Chosen): AnnouncementTo | null {
  if (kind !== 'area') return { kind };
  return place && { kind, address: place.address, lat: place.lat, lng: place.lng, kilometers };
}

const oneDriver = (driverId: string): AnnouncementTo => ({ kind: 'driver', driverId });

/** How many drivers it goes to, as of now. */
function Reach({ to }: { to: AnnouncementTo }) {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  const { data, isError } = trpc.announcements.count.useQuery({ to });
  if (isError) return null;
  const count = data?.count;
  return (
    <Text aria-live="polite" className="rw-num" {...(count === 0 && { c: 'var(--rw-warning-text)' })}>
      {count === undefined && texts.counting}
      {count === 0 && texts.reachesNobody}
      {count !== undefined && count > 0 && texts.reaches(format.count(count), count === 1)}
    </Text>
  );
}

interface AudienceProps {
  value: Chosen;
  wasSent: boolean;
  onChange: (value: Chosen) => void;
}

/** Which drivers read it. */
function AudienceFields({ value, wasSent, onChange }: AudienceProps) {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  const edit = (change: Partial<Chosen>) => onChange({ ...value, ...change });
  return (
    <>
      <Radio.Group
        size="md"
        label={texts.whom}
        value={value.audience}
        onChange={(audience) => edit({ audience: AUDIENCES.find((each) => each === audience) ?? 'online' })}
      >
        <Stack gap="sm" mt={8}>
          {AUDIENCES.map((each) => (
            <Radio
              key={each}
              size="md"
              value={each}
              label={texts.audiences[each]}
              description={texts.hints[each]}
            />
          ))}
        </Stack>
      </Radio.Group>
      {value.audience === 'area' && (
        <>
          <CallPlaceField
            end="pickup"
            label={texts.place}
            value={value.place}
            recent={[]}
            near={null}
            error={wasSent && !value.place ? texts.placeMissing : null}
            onChange={(place) => edit({ place })}
          />
          <Input.Wrapper size="md" labelElement="div" id="reach" label={texts.reach}>
            <SegmentedControl
              fullWidth
              mt={8}
              aria-labelledby="reach-label"
              value={String(value.kilometers)}
              onChange={(chosen) =>
                edit({ kilometers: ANNOUNCEMENT_KILOMETERS.find((each) => String(each) === chosen) ?? 2 })
              }
              data={ANNOUNCEMENT_KILOMETERS.map((each) => ({
                value: String(each),
                label: texts.kilometers(format.count(each)),
              }))}
            />
          </Input.Wrapper>
        </>
      )}
    </>
  );
}
