import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { announce } from '@ridewire/ui';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { CodeSlots } from '../auth/verify-otp/CodeSlots.tsx';
import { QrCode } from './QrCode.tsx';
import { useSecondFactorTexts } from './texts.en.ts';
import styles from './second-factor.module.css';

interface SetUpProps {
  onTurnedOn: (codes: string[]) => void;
}

const DIGITS = 6;

/** Shows the key for an authenticator app, and asks for the app's first code. */
export function SetUp({ onTurnedOn }: SetUpProps) {
  const texts = useSecondFactorTexts();
  const { mutate: begin, data: setup, error } = trpc.secondFactor.begin.useMutation();
  const isBegun = useRef(false);
  useEffect(() => {
    // Once, also where React mounts twice: a second key would end the first.
    if (!isBegun.current) begin();
    isBegun.current = true;
  }, [begin]);
  if (error)
    return (
      <Failure>
        <Stack gap="sm" align="flex-start">
          {texts.beginFailed(errorSentence(error))}
          <Button variant="default" onClick={() => begin()}>
            {texts.again}
          </Button>
        </Stack>
      </Failure>
    );
  if (!setup) return <Waiting height={320} />;
  return (
    <Stack gap="md">
      <Text>{texts.scan}</Text>
      <QrCode text={setup.uri} label={texts.qr} />
      <Text size="sm">
        {texts.typed} <span className={styles.key}>{setup.secret.match(/.{4}/g)?.join(' ')}</span>
      </Text>
      <Anchor href={setup.uri} size="sm" underline="always" className={`${styles.openApp} rw-press`}>
        {texts.openApp}
      </Anchor>
      <ConfirmForm onTurnedOn={onTurnedOn} />
    </Stack>
  );
}

function ConfirmForm({ onTurnedOn }: SetUpProps) {
  const texts = useSecondFactorTexts();
  const { mutateAsync: confirm } = trpc.secondFactor.confirm.useMutation();
  const [isShaking, shaking] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ ...(code.length < DIGITS && { code: texts.codeShort }) }),
    digitFields: ['code'],
  });
  const submit = async ({ code }: { code: string }) => {
    try {
      const { codes } = await confirm({ code });
      announce(texts.turnedOn);
      onTurnedOn(codes);
    } catch (error) {
      const sentence = errorSentence(error, texts.confirmFailed);
      if (findErrorCode(error) !== 'FACTOR_CODE_WRONG') return toastFailed(sentence);
      // The first empty slot gets the focus, so they have to be empty first.
      flushSync(() => form.setValues({ code: '' }));
      form.refuse('code', sentence);
      shaking.open();
    }
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <CodeSlots
          {...form.field('code')}
          label={texts.appCode}
          onComplete={() => queueMicrotask(() => button.current?.focus())}
          isShaking={isShaking}
          onShaken={shaking.close}
        />
        <ConnectedButton
          ref={button}
          fullWidth
          size="lg"
          type="submit"
          isBusy={form.isSending}
          busyLabel={texts.confirming}
        >
          {texts.confirm}
        </ConnectedButton>
      </Stack>
    </form>
  );
}
