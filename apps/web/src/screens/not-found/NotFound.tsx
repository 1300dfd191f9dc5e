import './NotFound.css';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { sitePath } from '@ridewire/contracts/languages';
import { CutWire } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../session/session-query.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** For every address that is no page. */
export function NotFound() {
  const { shell } = useTexts();
  const language = useLanguage();
  const me = useMe();
  useDocumentTitle(`${shell.notFoundTitle} · ${shell.productName}`);
  return (
    <div className="rw-screen-message">
      <div className="rw-not-found">
        <CutWire />
        <h1 className="rw-display" tabIndex={-1}>
          {shell.notFoundTitle}
        </h1>
        <div className="rw-not-found-ways">
          <Button component="a" href={sitePath('/', language)} size="md">
            {shell.notFoundHome}
          </Button>
          {me && (
            <Button component={Link} to="/dashboard" size="md" variant="default">
              {shell.dashboard}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
