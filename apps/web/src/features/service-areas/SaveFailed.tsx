import { Stack } from '@mantine/core';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { useServiceAreasTexts } from './texts.en.ts';

/** What an area of any kind is refused with if the one whose place it takes has ended. */
const ENDED: ReadonlySet<string> = new Set(['SERVICE_AREA_ENDED', 'QUEUE_ZONE_ENDED']);

interface SaveFailedProps {
  error: unknown;
  onSaveAsNew: () => void;
}

/** Why the area wasn't saved. If the area that it changes has ended, it can be saved as a new one. */
export function SaveFailed({ error, onSaveAsNew }: SaveFailedProps) {
  const texts = useServiceAreasTexts();
  return (
    <Failure>
      <Stack gap="sm" align="start">
        {errorSentence(error, texts.failed)}
        {ENDED.has(findErrorCode(error) ?? '') && (
          <ConnectedButton onPress={onSaveAsNew}>{texts.saveAsNew}</ConnectedButton>
        )}
      </Stack>
    </Failure>
  );
}
