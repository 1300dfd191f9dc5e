import { Anchor } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';

const route = getRouteApi('/_shell/dashboard/driver-management/');

/** A driver's name, which leads to their page and takes along which list to come back to. */
export function DriverLink({ id, name }: { id: string; name: string }) {
  const search = route.useSearch();
  return (
    <Anchor
      c="inherit"
      inherit
      renderRoot={(props) => (
        <Link
          {...props}
          to="/dashboard/driver-management/$driverId"
          params={{ driverId: id }}
          state={{ driverSearch: search }}
        />
      )}
    >
      {name}
    </Anchor>
  );
}
