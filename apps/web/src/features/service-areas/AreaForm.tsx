import { Alert, Button, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { isWithin, type LatLng, type ServiceArea } from '@ridewire/contracts';
import { ringMistake } from '@ridewire/contracts/ring-mistake';
import { LONGEST_AREA_NAME } from '@ridewire/contracts/service-area';
import { useFormat } from '@ridewire/ui';
import { useRef, useState, type FormEvent } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { commandOfText, type SentText } from '../../kit/forms/command-of-text.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import type { EdgeDraft, EdgeStep } from './edge-draft.ts';
import { readCorners, writeCorners } from './read-corners.ts';
import { useServiceAreasTexts } from './texts.en.ts';

interface AreaFormProps {
  edge: EdgeDraft;
  onStep: (step: EdgeStep) => void;
  /** Corners were typed, and can be read. */
  onTyped: () => void;
  /** The area that this one takes the place of. */
  replaces: ServiceArea | null;
  onClose: () => void;
}

/** The name and the rule of the area being drawn, and its corners as text. Nothing is lost when it can't be saved. */
export function AreaForm({ edge, onStep, onTyped, replaces, onClose }: AreaFormProps) {
  const texts = useServiceAreasTexts();
  const { count } = useFormat();
  const { data: config } = trpc.system.config.useQuery();
  const [name, setName] = useState(replaces?.name ?? '');
  const [isBothEnds, setBothEnds] = useState(replaces?.isBothEnds ?? false);
  const [wasSent, setSent] = useState(false);
  // One id an area: pressed or sent twice, it is made once.
  const command = useRef<SentText>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = trpc.serviceAreas.make.useMutation({
    onSuccess: (made) => {
      toastDone(texts.made(made.name));
      onClose();
    },
  });
  const { corners } = edge;
  const isOutside = !corners.every((corner) => isWithin(config?.pickupArea ?? null, corner));
  const wrong = ringMistake(corners) ?? (isOutside ? 'areaOutside' : null);
  const isNameless = name.trim() === '';
  const step = (next: EdgeStep) => {
    if (error) reset();
    onStep(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isNameless) nameInput.current?.focus();
    if (isNameless || wrong || isPending) return;
    const area = { name, corners: [...corners], isBothEnds, ...(replaces && { replaces: replaces.id }) };
    command.current = commandOfText(command.current, JSON.stringify(area));
    mutate({ id: command.current.commandId, ...area });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          ref={nameInput}
          size="lg"
          label={texts.name}
          description={texts.nameHint}
          maxLength={LONGEST_AREA_NAME}
          autoComplete="off"
          value={name}
          error={wasSent && isNameless && texts.nameMissing}
          onChange={({ currentTarget }) => {
            if (error) reset();
            setName(currentTarget.value);
          }}
        />
        <Switch
          size="md"
          label={texts.bothEnds}
          description={texts.bothEndsHint}
          checked={isBothEnds}
          onChange={({ currentTarget }) => setBothEnds(currentTarget.checked)}
        />
        <div>
          <Group justify="space-between" mb={8}>
            <Text role="status" className="rw-num">
              {texts.corners(count(corners.length), corners.length === 1)}
            </Text>
            <Group gap="xs">
              <Button
                variant="default"
                mih={44}
                disabled={edge.past.length === 0}
                onClick={() => step({ do: 'undo' })}
              >
                {texts.undo}
              </Button>
              <Button
                variant="default"
                mih={44}
                disabled={corners.length === 0}
                onClick={() => step({ do: 'replace', corners: [] })}
              >
                {texts.clear}
              </Button>
            </Group>
          </Group>
          <CornerText corners={corners} onStep={step} onTyped={onTyped} />
        </div>
        {wrong && (wasSent || corners.length > 2) && (
          <Alert color="red" role="alert">
            {texts.wrong[wrong]}
          </Alert>
        )}
        {error && (
          <Alert color="red" role="alert">
            {errorSentence(error, texts.failed)}
          </Alert>
        )}
        <Group grow gap="sm">
          <Button size="lg" variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <ConnectedButton size="lg" type="submit" isBusy={isPending} busyLabel={texts.saving}>
            {texts.save}
          </ConnectedButton>
        </Group>
      </Stack>
    </form>
  );
}

interface CornerTextProps extends Pick<AreaFormProps, 'onStep' | 'onTyped'> {
  corners: readonly LatLng[];
}

/** The corners as lines of text, which can be typed and pasted. What is typed stays as it is until it can be read. */
function CornerText({ corners, onStep, onTyped }: CornerTextProps) {
  const texts = useServiceAreasTexts();
  const { count } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readCorners(typed);
  return (
    <Textarea
      size="md"
      label={texts.list}
      description={texts.listHint}
      autosize
      minRows={3}
      maxRows={8}
      spellCheck={false}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
      value={typed ?? writeCorners(corners)}
      error={typeof read === 'number' && texts.lineWrong(count(read))}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const now = readCorners(value);
        if (typeof now !== 'number') onStep({ do: 'replace', corners: now });
      }}
      onBlur={() => {
        if (read === null || typeof read === 'number') return;
        setTyped(null);
        onTyped();
      }}
    />
  );
}
