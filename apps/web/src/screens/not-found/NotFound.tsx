import { Button, Group } from '@mantine/core';
import { CutWire, EmptyState } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../session/session-query.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** For every address that is no page. */
export function NotFound() {
  const { shell } = useTexts();
  const me = useMe();
  return (
    <main className="rw-screen-message">
      <EmptyState
        illustration={CutWire}
        line={shell.notFoundTitle}
        action={
          <Group>
            <Button component={Link} to="/">
              {shell.notFoundHome}
            </Button>
            {me && (
              <Button component={Link} to="/dashboard" variant="default">
                {shell.dashboard}
              </Button>
            )}
          </Group>
        }
      />
    </main>
  );
}
