import { Radio } from '@mantine/core';
import { SelfRole } from '@ridewire/contracts';
import type { ReactNode } from 'react';
import { roleIcon } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export type RoleCardsProps = {
  value: SelfRole | '';
  onChange: (role: string) => void;
  error?: ReactNode;
  /** By which the form finds the card that takes the focus. */
  'data-path'?: string;
};

/** Rider or driver: the first and largest choice of the sign-up. */
export function RoleCards({ value, onChange, error, 'data-path': path }: RoleCardsProps) {
  const { signUp, shell } = useTexts();
  return (
    <Radio.Group
      className="rw-role-field"
      label={signUp.role}
      name="role"
      value={value}
      onChange={onChange}
      error={error}
    >
      <div className="rw-roles">
        {SelfRole.options.map((role, index) => {
          const RoleIcon = roleIcon(role);
          // One stop for Tab: the chosen card, else the first.
          const isStop = value === '' ? index === 0 : role === value;
          return (
            <Radio.Card
              key={role}
              value={role}
              className="rw-role"
              tabIndex={isStop ? 0 : -1}
              data-path={isStop ? path : undefined}
              aria-label={shell.roles[role]}
              aria-describedby={`role-${role}`}
            >
              <span className="rw-role-head">
                <RoleIcon size={24} stroke={1.75} aria-hidden />
                <Radio.Indicator />
              </span>
              <span className="rw-role-name">{shell.roles[role]}</span>
              <span className="rw-role-hint" id={`role-${role}`}>
                {signUp.roles[role]}
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
