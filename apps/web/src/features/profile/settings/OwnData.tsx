import { Text } from '@mantine/core';
import { announce } from '@ridewire/ui';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchFile } from '../../../kit/files/fetch-file.ts';
import { saveFile } from '../../../kit/files/save-file.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { Setting } from '../../../kit/page/Setting.tsx';
import { useSettingsTexts } from './texts.en.ts';

type State = { name: 'idle' | 'running' } | { name: 'done' | 'failed'; sentence: string };

/** Everything the product knows of the person, to download. */
export function OwnData() {
  const settings = useSettingsTexts();
  const [state, setState] = useState<State>({ name: 'idle' });
  const download = async () => {
    setState({ name: 'running' });
    announce(settings.dataRunning, 'polite');
    try {
      const { name, file } = await fetchFile('/export/my-data.json', {
        usualName: 'ridewire-my-data.json',
        broken: settings.dataBroken,
      });
      saveFile(file, name);
      const sentence = settings.dataDone(name);
      setState({ name: 'done', sentence });
      announce(sentence, 'polite');
    } catch (error) {
      setState({ name: 'failed', sentence: (error as Error).message });
    }
  };
  return (
    <Setting id="own-data" title={settings.data} hint={settings.dataHint}>
      <ConnectedButton
        variant="default"
        size="md"
        icon={<IconDownload size={20} stroke={1.75} aria-hidden />}
        isBusy={state.name === 'running'}
        busyLabel={settings.dataRunning}
        onPress={download}
      >
        {settings.dataDownload}
      </ConnectedButton>
      {state.name === 'done' && (
        <Text size="sm" mt="sm">
          {state.sentence}
        </Text>
      )}
      {state.name === 'failed' && (
        <Failure mt="sm" title={settings.dataFailed}>
          {state.sentence}
        </Failure>
      )}
    </Setting>
  );
}
