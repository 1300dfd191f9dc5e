import { Switch, TextInput } from '@mantine/core';
import { isWithin } from '@ridewire/contracts';
import { ringMistake } from '@ridewire/contracts/ring-mistake';
import { LONGEST_AREA_NAME } from '@ridewire/contracts/service-area';
import { useRef, useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { CornerFields } from './CornerFields.tsx';
import type { EdgeDraft, EdgeStep } from './edge-draft.ts';
import { SaveFailed } from './SaveFailed.tsx';
import { useServiceAreasTexts } from './texts.en.ts';
import { useCornerText } from './use-corner-text.ts';
import type { DrawnArea, DrawnKind } from './drawn-kind.ts';
import { useSaveArea } from './use-save-area.ts';

interface AreaFormProps {
  edge: EdgeDraft;
  onStep: (step: EdgeStep) => void;
  /** Corners were typed, and could be read. */
  onTyped: () => void;
  /** The area that this one takes the place of. */
  replaces: DrawnArea | null;
  kind: DrawnKind;
  onClose: () => void;
}

/** The name and the rule of the area being drawn, and its corners as text. Nothing is lost when it can't be saved. */
export function AreaForm({ edge, onStep, onTyped, replaces, kind, onClose }: AreaFormProps) {
  const texts = useServiceAreasTexts();
  const { data: config } = trpc.system.config.useQuery();
  const [name, setName] = useState(replaces?.name ?? '');
  const [isBothEnds, setBothEnds] = useState(replaces?.isBothEnds ?? false);
  const [wasSent, setSent] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const textInput = useRef<HTMLTextAreaElement>(null);
  const { corners } = edge;
  const text = useCornerText(edge, onStep, onTyped);
  const { save, error, isSaving } = useSaveArea(
    kind.making,
    { name, corners, ...(kind.asksForEnds && { isBothEnds }) },
    onClose,
  );
  const isOutside = !corners.every((corner) => isWithin(config?.pickupArea ?? null, corner));
  const wrong = ringMistake(corners) ?? (isOutside ? 'areaOutside' : null);
  const isNameless = name.trim() === '';
  const submit = (inPlaceOf: DrawnArea | null) => {
    setSent(true);
    if (isNameless) nameInput.current?.focus();
    else if (text.mistake !== null) textInput.current?.focus();
    else if (!wrong && !isSaving) save(inPlaceOf);
  };
  return (
    <DialogForm
      onSubmit={() => submit(replaces)}
      submit={kind.save}
      isBusy={isSaving}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      <TextInput
        ref={nameInput}
        size="md"
        label={texts.name}
        description={kind.nameHint}
        maxLength={LONGEST_AREA_NAME}
        autoComplete="off"
        value={name}
        error={wasSent && isNameless && texts.nameMissing}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {kind.asksForEnds && (
        <Switch
          size="md"
          label={texts.bothEnds}
          description={texts.bothEndsHint}
          checked={isBothEnds}
          onChange={({ currentTarget }) => setBothEnds(currentTarget.checked)}
        />
      )}
      <CornerFields edge={edge} text={text} inputRef={textInput} onStep={onStep} />
      {wrong && (wasSent || corners.length > 2) && <Failure>{texts.wrong[wrong]}</Failure>}
      {error !== null && <SaveFailed error={error} onSaveAsNew={() => submit(null)} />}
    </DialogForm>
  );
}
