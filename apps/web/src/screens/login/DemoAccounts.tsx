import { Button, Text } from '@mantine/core';
import type { DemoAccount } from '@ridewire/contracts';
import { roleIcon } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export type DemoAccountsProps = {
  accounts: readonly DemoAccount[];
  isBusy: boolean;
  onTake: (account: DemoAccount) => void;
};

/** In a demo: one press signs in as either of the three. */
export function DemoAccounts({ accounts, isBusy, onTake }: DemoAccountsProps) {
  const { login, shell } = useTexts();
  if (accounts.length === 0) return null;
  return (
    <section className="rw-demo" aria-labelledby="demo-accounts">
      <Text id="demo-accounts" size="sm" c="dimmed">
        {login.demo}
      </Text>
      <div className="rw-demo-chips">
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
              {shell.roles[account.role]}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
