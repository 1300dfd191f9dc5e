import '../../lists/lists.css';
import { Anchor } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { useShownStatus } from '../../people/use-set-user-status.ts';
import { RoleBadge } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { StatusBadge } from '../user-management/UserBadges.tsx';

/** Everything an admin may know of an account. */
export function UserFacts({ user }: { user: UserView }) {
  const { users, people } = useTexts();
  const format = useFormat();
  const status = useShownStatus(user);
  const { name, email, phone, address, role, isEmailVerified, avatarUrl, createdAt } = user;
  const flash = useRowFlash(
    [name, email, phone, address, role, isEmailVerified, avatarUrl, status],
    createdAt,
  );
  return (
    <section className="rw-user-panel" aria-label={users.details} {...flash}>
      <div className="rw-user-top">
        <PersonAvatar person={user} size={96} />
        <div className="rw-list-badges">
          <RoleBadge role={role} />
          <StatusBadge status={status} size="md" />
          {isEmailVerified ? (
            <ToneBadge tone="wire" icon={IconShieldCheck}>
              {users.verifiedAccount}
            </ToneBadge>
          ) : (
            <ToneBadge tone="amber">{users.unverified}</ToneBadge>
          )}
        </div>
      </div>
      <dl className="rw-list-facts">
        <Fact label={users.email}>
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
        </Fact>
        <Fact label={users.phone}>
          {phone ? (
            <Anchor href={`tel:${phone}`} inherit className="rw-num">
              {phone}
            </Anchor>
          ) : (
            people.notProvided
          )}
        </Fact>
        <Fact label={users.address}>{address ?? people.notProvided}</Fact>
        <Fact label={users.joined}>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </Fact>
      </dl>
      {role === 'driver' && (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/driver-management/$driverId" params={{ driverId: user.id }} />
          )}
        >
          {users.openDriver}
        </Anchor>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
