import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { CutWire, EmptyState } from '@ridewire/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';

/** What stands where there is no ride, with a way back. */
export function NoRide({ line, hint }: { line: string; hint?: string }) {
  const { rides, shell } = useTexts();
  const search = useRouterState({ select: ({ location }) => location.state.rideSearch ?? {} });
  useDocumentTitle(`${rides.ride} · ${shell.productName}`);
  return (
    <div className="rw-screen-message">
      <EmptyState
        illustration={CutWire}
        line={<h1 tabIndex={-1}>{line}</h1>}
        hint={hint}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/dashboard/ride-management" search={search} />}>
            {rides.backToRides}
          </Button>
        }
      />
    </div>
  );
}
