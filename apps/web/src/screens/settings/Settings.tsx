import './settings.css';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Devices } from './Devices.tsx';
import { SoundSetting } from './SoundSetting.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';

/** How the app looks and sounds here, and where else one is signed in. */
export function Settings() {
  const { settings } = useTexts();
  return (
    <Page title={settings.title} isNarrow>
      <div className="rw-settings">
        <ThemeSetting />
        <SoundSetting />
        <Devices />
      </div>
    </Page>
  );
}
