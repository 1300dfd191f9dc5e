import { type ButtonProps } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import type { UserSearch } from './user-search.ts';
import { useUsersTexts } from './texts.en.ts';

export interface ViewLinkProps extends Pick<ButtonProps, 'variant'> {
  user: UserView;
  search: UserSearch;
}

/** Leads to a user, and keeps the list to come back to. */
export function ViewLink({ user, search, variant = 'default' }: ViewLinkProps) {
  const users = useUsersTexts();
  return (
    <LinkButton
      variant={variant}
      aria-label={users.viewName(user.name)}
      to="/dashboard/user-management/$userId"
      params={{ userId: user.id }}
      state={{ userSearch: search }}
    >
      {users.view}
    </LinkButton>
  );
}
