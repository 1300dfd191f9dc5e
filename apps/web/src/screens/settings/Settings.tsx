import './settings.css';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Devices } from './Devices.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';

/** How the app looks here, and where else one is signed in. */
export function Settings() {
  const { settings } = useTexts();
  return (
    <Page title={settings.title} isNarrow>
      <div className="rw-settings">
        <ThemeSetting />
        <Devices />
      </div>
    </Page>
  );
}
