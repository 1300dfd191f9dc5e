import { Box, Button, Text } from '@mantine/core';
import type { DemoAccount } from '@ridewire/contracts';
import { roleIcon } from '../../session/RoleBadge.tsx';
import { useLoginTexts } from './texts.en.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import styles from './Login.module.css';

export type DemoAccountsProps = {
  accounts: readonly DemoAccount[];
  isBusy: boolean;
  onTake: (account: DemoAccount) => void;
};

/** In a demo: one press signs in as any of the three. */
export function DemoAccounts({ accounts, isBusy, onTake }: DemoAccountsProps) {
  const login = useLoginTexts();
  const kit = useKitTexts();
  if (accounts.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <Text id="demo-accounts" size="sm" c="dimmed">
        {login.demo}
      </Text>
      <Box display="grid" mt="sm" style={{ gridTemplateColumns: 'repeat(3, 1fr)', gap: '8px' }}>
        {accounts.map((account) => {
          const RoleIcon = roleIcon(account.role);
          return (
            <Button
              key={account.role}
              variant="default"
              size="md"
              radius="xl"
              px="sm"
              leftSection={<RoleIcon size={18} stroke={1.75} aria-hidden />}
              aria-disabled={isBusy}
              onClick={() => onTake(account)}
            >
              {kit.roles[account.role]}
            </Button>
          );
        })}
      </Box>
    </section>
  );
}
