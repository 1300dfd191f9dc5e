import { getRouteApi } from '@tanstack/react-router';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { useUsersTexts } from '../users/texts.en.ts';

const route = getRouteApi('/_shell/dashboard/driver-management/');

/** Leads to a driver, as the name does. */
export function ViewDriver({ id, name }: { id: string; name: string }) {
  const users = useUsersTexts();
  const search = route.useSearch();
  return (
    <LinkButton
      variant="default"
      aria-label={users.viewName(name)}
      to="/dashboard/driver-management/$driverId"
      params={{ driverId: id }}
      state={{ driverSearch: search }}
    >
      {users.view}
    </LinkButton>
  );
}
