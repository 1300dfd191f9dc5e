import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useUsersTexts } from '../users/texts.en.ts';

const route = getRouteApi('/_shell/dashboard/driver-management/');

/** Leads to a driver, as the name does. */
export function ViewDriver({ id, name }: { id: string; name: string }) {
  const users = useUsersTexts();
  const search = route.useSearch();
  return (
    <Button
      variant="default"
      aria-label={users.viewName(name)}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/dashboard/driver-management/$driverId"
          params={{ driverId: id }}
          state={{ driverSearch: search }}
        />
      )}
    >
      {users.view}
    </Button>
  );
}
