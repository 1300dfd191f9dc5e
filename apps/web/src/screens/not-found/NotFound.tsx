import './NotFound.css';
import { Button, Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { CutWire } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../session/session-query.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** For every address that is no page. */
export function NotFound() {
  const { shell } = useTexts();
  const me = useMe();
  useDocumentTitle(`${shell.notFoundTitle} · ${shell.productName}`);
  return (
    <div className="rw-screen-message">
      <div className="rw-not-found">
        <CutWire />
        <h1 className="rw-display" tabIndex={-1}>
          {shell.notFoundTitle}
        </h1>
        <Group justify="center">
          <Button component={Link} to="/" size="md">
            {shell.notFoundHome}
          </Button>
          {me && (
            <Button component={Link} to="/dashboard" size="md" variant="default">
              {shell.dashboard}
            </Button>
          )}
        </Group>
      </div>
    </div>
  );
}
