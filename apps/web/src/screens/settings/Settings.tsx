import './settings.css';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Devices } from './Devices.tsx';
import { InstallSetting } from './InstallSetting.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { NotificationSetting } from './NotificationSetting.tsx';
import { OwnData } from './OwnData.tsx';
import { SoundSetting } from './SoundSetting.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';

/** How the app looks and sounds here, what one is told, where else one is signed in, and the way out. */
export function Settings() {
  const { settings } = useTexts();
  return (
    <Page title={settings.title} isNarrow>
      <div className="rw-settings">
        <ThemeSetting />
        <LanguageSetting />
        <SoundSetting />
        <NotificationSetting />
        <InstallSetting />
        <Devices />
        <OwnData />
        <DeleteAccount />
      </div>
    </Page>
  );
}
