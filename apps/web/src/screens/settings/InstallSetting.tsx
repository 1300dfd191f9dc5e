import { Anchor, Button, Text, Title } from '@mantine/core';
import { sitePath } from '@ridewire/contracts/languages';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useInstallOffer } from '../../install/use-install-offer.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Puts the app on this device's home screen, or says how. In the app itself there is nothing to say. */
export function InstallSetting() {
  const { settings } = useTexts();
  const language = useLanguage();
  const { state, take } = useInstallOffer();
  if (state === 'running') return null;
  return (
    <section aria-labelledby="install-setting">
      <Title order={2} size="h4" id="install-setting">
        {settings.install}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {settings.installHint}
      </Text>
      {state === 'offered' && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconDeviceMobileDown size={20} stroke={1.75} aria-hidden />}
          onClick={() => void take()}
        >
          {settings.installNow}
        </Button>
      )}
      <Text size="sm" role="status">
        {state === 'installed' && settings.installed}
        {state === 'share' && settings.installByShare}
        {state === 'by-hand' && settings.installByHand}
        {(state === 'share' || state === 'by-hand') && (
          <>
            {' '}
            <Anchor href={sitePath('/download', language)} underline="always">
              {settings.installSteps}
            </Anchor>
          </>
        )}
      </Text>
    </section>
  );
}
