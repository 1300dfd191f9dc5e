import { Box, Group, Radio, Text } from '@mantine/core';
import { SelfRole } from '@ridewire/contracts';
import type { ReactNode } from 'react';
import { roleIcon } from '../../session/RoleBadge.tsx';
import { useSignUpTexts } from './texts.en.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import authFrameStyles from '../AuthFrame.module.css';
import styles from './SignUp.module.css';

export type RoleCardsProps = {
  value: SelfRole | '';
  onChange: (role: string) => void;
  error?: ReactNode;
  /** The form finds the card to focus by it. */
  'data-path'?: string;
};

/** Rider or driver: the first and largest choice of the sign-up. */
export function RoleCards({ value, onChange, error, 'data-path': path }: RoleCardsProps) {
  const signUp = useSignUpTexts();
  const kit = useKitTexts();
  return (
    <Radio.Group
      className={authFrameStyles.field}
      mih="11rem"
      label={signUp.role}
      name="role"
      value={value}
      onChange={onChange}
      error={error}
    >
      <Box display="grid" style={{ gridTemplateColumns: '1fr 1fr', gap: '8px' }}>
        {SelfRole.options.map((role, index) => {
          const RoleIcon = roleIcon(role);
          // One stop for Tab: the chosen card, otherwise the first.
          const isStop = value === '' ? index === 0 : role === value;
          return (
            <Radio.Card
              key={role}
              value={role}
              className={styles.role}
              tabIndex={isStop ? 0 : -1}
              data-path={isStop ? path : undefined}
              aria-label={kit.roles[role]}
              aria-describedby={`role-${role}`}
            >
              <Group component="span" gap={0} wrap="nowrap" justify="space-between">
                <RoleIcon size={24} stroke={1.75} aria-hidden />
                <Radio.Indicator />
              </Group>
              <Text span inherit fw={600}>
                {kit.roles[role]}
              </Text>
              <Text span inherit fz="sm" lh="sm" c="var(--rw-text-2)" id={`role-${role}`}>
                {signUp.roles[role]}
              </Text>
            </Radio.Card>
          );
        })}
      </Box>
    </Radio.Group>
  );
}
