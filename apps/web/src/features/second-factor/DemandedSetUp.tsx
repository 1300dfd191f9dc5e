import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { lazyExtra, lazyLater } from '../../kit/page/lazy-extra.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { AuthHeading } from '../auth/AuthHeading.tsx';
import { canMakePasskeys } from '../passkeys/can-make-passkeys.ts';
import { usePasskeysTexts } from '../passkeys/texts.en.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SetUp } from './SetUp.tsx';
import { useSecondFactorTexts } from './texts.en.ts';

const PasswordDialog = lazyLater(
  async () => (await import('../../kit/dialogs/PasswordDialog.tsx')).PasswordDialog,
);

const AddPasskeyForm = lazyExtra<{ onAdded: () => void; onClose: () => void }>(
  async () => (await import('../passkeys/AddPasskeyForm.tsx')).AddPasskeyForm,
  () => <Waiting height={240} />,
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
    await utils.auth.me.fetch(undefined, { staleTime: 0 });
    // The page is for nobody who has a factor, and leads on to what was wanted.
    await router.invalidate();
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
        <SetUpEither onTurnedOn={setCodes} onAdded={() => void goOn()} />
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

/** An app, or a passkey for those who would rather have one. */
function SetUpEither({
  onTurnedOn,
  onAdded,
}: {
  onTurnedOn: (codes: string[]) => void;
  onAdded: () => void;
}) {
  const passkeys = usePasskeysTexts();
  const [isPasskey, setPasskey] = useState(false);
  if (isPasskey) return <AddPasskeyForm onAdded={onAdded} onClose={() => setPasskey(false)} />;
  return (
    <>
      <SetUp onTurnedOn={onTurnedOn} />
      {canMakePasskeys() && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconKey size={20} stroke={1.75} aria-hidden />}
          onClick={() => setPasskey(true)}
        >
          {passkeys.instead}
        </Button>
      )}
    </>
  );
}
