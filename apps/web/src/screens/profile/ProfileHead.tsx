import { Title } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { Flash, ToneBadge } from '@ridewire/ui';
import { IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { RoleBadge } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** The person at a glance. */
export function ProfileHead({ me }: { me: Me }) {
  const { profile } = useTexts();
  return (
    <section className="rw-profile-head">
      <PersonAvatar person={me} size={96} className="rw-profile-picture" />
      <div className="rw-profile-who">
        <Title order={2} tabIndex={-1}>
          <Flash value={me.name}>{me.name}</Flash>
        </Title>
        <div className="rw-profile-badges">
          <RoleBadge role={me.role} />
          {me.isEmailVerified ? (
            <ToneBadge tone="wire" icon={IconShieldCheck}>
              {profile.verified}
            </ToneBadge>
          ) : (
            <ToneBadge tone="amber" icon={IconShieldQuestion}>
              {profile.unverified}
            </ToneBadge>
          )}
        </div>
      </div>
    </section>
  );
}
