import { Alert, Stack } from '@mantine/core';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { useServiceAreasTexts } from './texts.en.ts';

interface SaveFailedProps {
  error: unknown;
  onSaveAsNew: () => void;
}

/** Why the area wasn't saved. If the area that it changes has ended, it can be saved as a new one. */
export function SaveFailed({ error, onSaveAsNew }: SaveFailedProps) {
  const texts = useServiceAreasTexts();
  return (
    <Alert color="red" role="alert">
      <Stack gap="sm" align="start">
        {errorSentence(error, texts.failed)}
        {findErrorCode(error) === 'SERVICE_AREA_ENDED' && (
          <ConnectedButton onPress={onSaveAsNew}>{texts.saveAsNew}</ConnectedButton>
        )}
      </Stack>
    </Alert>
  );
}
