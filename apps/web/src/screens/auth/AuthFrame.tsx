import './AuthFrame.css';
import { Anchor } from '@mantine/core';
import { Logo } from '@ridewire/ui';
import { Outlet } from '@tanstack/react-router';
import { sitePath } from '@ridewire/contracts/languages';
import { LaterThemeMenu } from '../../shell/LaterMenus.tsx';
import { useFocusHeading } from '../../shell/use-focus-heading.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthPanel } from './AuthPanel.tsx';

/** Around every page before signing in: the form at the left, on a wide screen the wire beside it. */
export function AuthFrame() {
  const language = useLanguage();
  const { auth } = useTexts();
  useFocusHeading();
  return (
    <div className="rw-auth">
      <div className="rw-auth-side">
        <header className="rw-auth-head">
          <Anchor href={sitePath('/', language)} c="inherit" underline="never" className="rw-brand">
            <Logo />
          </Anchor>
          <LaterThemeMenu />
        </header>
        <main className="rw-auth-main" id="content">
          <Outlet />
          <noscript>{auth.needsScript}</noscript>
        </main>
      </div>
      <AuthPanel />
    </div>
  );
}
