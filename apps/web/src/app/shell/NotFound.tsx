import { Button, Stack } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { sitePath } from '@ridewire/contracts/languages';
import { CutWire } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../features/session/use-me.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';
import { useShellTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './NotFound.module.css';

/** For every address without a page. */
export function NotFound() {
  const shell = useShellTexts();
  const kit = useKitTexts();
  const language = useLanguage();
  const me = useMe();
  useDocumentTitle(`${shell.notFoundTitle} · ${kit.productName}`);
  return (
    <div className="rw-screen-message">
      <div className={styles.found}>
        <CutWire />
        <h1 className="rw-display" tabIndex={-1}>
          {shell.notFoundTitle}
        </h1>
        {/* Room for both from the start: the second appears once it is known who is signed in. */}
        <Stack align="center" justify="flex-start" mih="calc(2 * var(--rw-control-md) + 12px)">
          <Button component="a" href={sitePath('/', language)} size="md">
            {shell.notFoundHome}
          </Button>
          {me && (
            <Button component={Link} to="/dashboard" size="md" variant="default">
              {shell.dashboard}
            </Button>
          )}
        </Stack>
      </div>
    </div>
  );
}
