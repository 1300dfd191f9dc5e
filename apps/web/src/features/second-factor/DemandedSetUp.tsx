import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { AuthHeading } from '../auth/AuthHeading.tsx';
import { DASHBOARDS } from '../session/dashboard-path.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SetUp } from './SetUp.tsx';
import { useSecondFactorTexts } from './texts.en.ts';

const PasswordDialog = lazyLater(
  async () => (await import('../../kit/dialogs/PasswordDialog.tsx')).PasswordDialog,
);

/** For people who can do nothing else before they have a second factor. */
export function DemandedSetUp() {
  const texts = useSecondFactorTexts();
  const kit = useKitTexts();
  const router = useRouter();
  const utils = trpc.useUtils();
  const signOut = useSignOut('/login');
  const [codes, setCodes] = useState<string[] | null>(null);
  const goOn = async () => {
    // Kept until now as of the sign-in.
    const me = await utils.auth.me.fetch(undefined, { staleTime: 0 });
    await router.navigate({ to: me ? DASHBOARDS[me.role] : '/login', replace: true });
  };
  return (
    <>
      <AuthHeading
        title={codes ? texts.codesTitle : texts.demandTitle}
        lead={codes ? undefined : texts.demandLead}
      />
      {codes ? (
        <RecoveryCodeList codes={codes} doneLabel={texts.goOn} onDone={() => void goOn()} />
      ) : (
        <SetUp onTurnedOn={setCodes} />
      )}
      {!codes && (
        <Button
          variant="transparent"
          h={44}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate(undefined, { onError: () => toastFailed(kit.logoutFailed) })}
        >
          {kit.logout}
        </Button>
      )}
      <PasswordDialog />
    </>
  );
}
