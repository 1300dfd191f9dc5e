import { Anchor, Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { IconDeviceMobileDown, IconTrash } from '@tabler/icons-react';
import { type Language, sitePath } from '@ridewire/contracts/languages';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Devices } from './Devices.tsx';
import { NotificationSetting } from './NotificationSetting.tsx';
import { PushSetting } from '../../push/PushSetting.tsx';
import { ApiKeys } from '../../programs/ApiKeys.tsx';
import { WebhooksSetting } from '../../programs/webhooks/WebhooksSetting.tsx';
import { PasskeysSetting } from '../../passkeys/PasskeysSetting.tsx';
import { SecondFactorSetting } from '../../second-factor/SecondFactorSetting.tsx';
import { PinSetting } from './PinSetting.tsx';
import { OwnData } from './OwnData.tsx';
import { ContactsSetting } from '../../sharing/contacts/ContactsSetting.tsx';
import { WishSetting } from '../../wishes/WishSetting.tsx';
import { SavedPlacesSetting } from '../places/SavedPlacesSetting.tsx';
import { SoundSetting } from './SoundSetting.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';
import { getSettingsTexts, useSettingsTexts } from './texts.en.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { useInstallOffer } from '../../../kit/install/use-install-offer.ts';
import { useLanguage } from '../../../kit/texts/use-language.ts';
import { isLanguage, keepLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../kit/language/language.ts';
import { useConnectionPart } from '../../../kit/live/connection-state.ts';
import { LINK_STATES } from '../../../kit/live/link-states.ts';
import { useProfile } from '../../session/use-profile.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { getSpoken, speak } from '../../../kit/texts/spoken.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Setting } from '../../../kit/page/Setting.tsx';

/** The app's look and sounds, notifications, other devices, and the sign-out. */
export function Settings() {
  const settings = useSettingsTexts();
  return (
    <Page title={settings.title} isNarrow>
      <Stack gap={32}>
        <ThemeSetting />
        <LanguageSetting />
      </Stack>
      <BelowLanguage>
        <SoundSetting />
        <NotificationSetting />
        <PushSetting />
        <PinSetting />
        <SavedPlacesSetting />
        <ContactsSetting />
        <WishSetting />
        <InstallSetting />
        <SecondFactorSetting />
        <PasskeysSetting />
        <Devices />
        <ApiKeys />
        <WebhooksSetting />
        <OwnData />
        <DeleteAccount />
      </BelowLanguage>
    </Page>
  );
}

/**
 * Seen once it is known whether a line about mails comes above, which would push it down. A component of its own: as the connection
 * ends with a sign-out, the settings in it would be rendered anew, and ask once more.
 */
function BelowLanguage({ children }: { children: ReactNode }) {
  const { data, failure } = useProfile();
  const { sign } = LINK_STATES[useConnectionPart('status')];
  const isComing = !data && !failure && sign !== 'down';
  return (
    <Stack gap={32} mt={32} style={{ visibility: isComing ? 'hidden' : undefined }}>
      {children}
    </Stack>
  );
}

/** Deletes the account. */
function DeleteAccount() {
  const settings = useSettingsTexts();
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <Setting id="delete-account" title={settings.deleteAccount} hint={settings.deleteHint}>
      <Button
        variant="default"
        size="md"
        c="var(--mantine-color-red-text)"
        leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {settings.deleteAsk}
      </Button>
      <FormDialog opened={isOpen} onClose={close} title={settings.deleteTitle}>
        <DeleteAccountForm onClose={close} />
      </FormDialog>
    </Setting>
  );
}

/** Puts the app on this device's home screen, or says how. Inside the app it shows nothing. */
function InstallSetting() {
  const settings = useSettingsTexts();
  const language = useLanguage();
  const { state, take } = useInstallOffer();
  if (state === 'running') return null;
  return (
    <Setting id="install-setting" title={settings.install} hint={settings.installHint}>
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
    </Setting>
  );
}

/** Each language in its own words; the whole app changes at once, and the mails with it. */
function LanguageSetting() {
  const settings = useSettingsTexts();
  const language = useLanguage();
  const { data: profile } = useProfile();
  const utils = trpc.useUtils();
  const tell = trpc.profile.chooseLanguage.useMutation({
    // One after another: the last choice is the last to arrive.
    scope: { id: 'language' },
    onError: () => toastFailed(getSettingsTexts().languageNotTold),
  });
  const choose = async (chosen: Language) => {
    try {
      await speak(chosen);
    } catch {
      return toastFailed(settings.languageFailed);
    }
    // Another language was chosen since.
    if (getSpoken().language !== chosen) return;
    keepLanguage(chosen);
    // The server uses it for mails. It isn't told for visitors.
    if (utils.auth.me.getData()) tell.mutate({ language: chosen });
  };
  return (
    <section aria-labelledby="language-setting">
      <Title order={2} size="h4" id="language-setting" mb="sm">
        {settings.language}
      </Title>
      <SegmentedControl
        w="min(100%, 267px)"
        aria-labelledby="language-setting"
        fullWidth
        value={language}
        onChange={(chosen) => isLanguage(chosen) && void choose(chosen)}
        data={LANGUAGES.map((each) => ({
          value: each,
          label: <span lang={each}>{LANGUAGE_NAMES[each]}</span>,
        }))}
      />
      {/* The screen uses the device's language, mails the account's: chosen on another device, or never. */}
      {profile && profile.language !== language && !tell.isPending && (
        <Group className="rw-late" mt="sm" gap="sm">
          <Text size="sm" c="dimmed">
            {settings.mailsIn(LANGUAGE_NAMES[profile.language])}
          </Text>
          <Button variant="default" onClick={() => tell.mutate({ language })}>
            {settings.mailsInThis}
          </Button>
        </Group>
      )}
    </section>
  );
}
