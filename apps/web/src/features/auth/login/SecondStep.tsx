import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { sitePath } from '@ridewire/contracts/languages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { useLanguage } from '../../../kit/texts/use-language.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import type { SignIn } from '../../session/use-sign-in.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { SendButton } from '../SendButton.tsx';
import { useAuthTexts } from '../texts.en.ts';
import { CodeSlots } from '../verify-otp/CodeSlots.tsx';
import styles from '../AuthFrame.module.css';
import { useSecondStepTexts } from './second-step.en.ts';
import { useLoginTexts } from './texts.en.ts';

export interface SecondStepProps {
  signIn: SignIn;
  /** What was right in the first step. */
  held: { email: string; password: string };
  onBack: () => void;
}

const DIGITS = 6;
const RECOVERY_LETTERS = 16;

/** Asks for the code of a person with a second factor, once their password was right. */
export function SecondStep(props: SecondStepProps) {
  const words = useSecondStepTexts();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <AuthHeading title={words.title} lead={isRecovery ? words.recoveryLead : words.lead} />
      <CodeForm
        key={String(isRecovery)}
        {...props}
        isRecovery={isRecovery}
        onOther={() => setRecovery(!isRecovery)}
      />
    </>
  );
}

interface CodeFormProps extends SecondStepProps {
  isRecovery: boolean;
  onOther: () => void;
}

function CodeForm({ signIn, held, onBack, isRecovery, onOther }: CodeFormProps) {
  const auth = useAuthTexts();
  const login = useLoginTexts();
  const words = useSecondStepTexts();
  const language = useLanguage();
  const [isShaking, shaking] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const isShort = (code: string) =>
    code.replace(/[\s-]/g, '').length < (isRecovery ? RECOVERY_LETTERS : DIGITS);
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({
      ...(isShort(code) && { code: isRecovery ? words.recoveryShort : words.codeShort }),
    }),
    digitFields: ['code'],
  });
  const refuse = (sentence: string) => {
    toastFailed(sentence);
    if (isRecovery) return form.refuse('code', sentence);
    // The first empty slot gets the focus, so they have to be empty first.
    flushSync(() => form.setValues({ code: '' }));
    form.focus('code');
    shaking.open();
  };
  const submit = ({ code }: { code: string }) => {
    signIn.mutate(
      { ...held, code },
      {
        onError: (error) => {
          const sentence = errorSentence(error, login.failure, auth.unreachable);
          const refusal = findErrorCode(error);
          if (refusal === 'FACTOR_CODE_WRONG' || refusal === 'BAD_INPUT') return refuse(sentence);
          toastFailed(sentence);
          // The password has changed since.
          if (refusal === 'INVALID_CREDENTIALS') onBack();
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit)} noValidate>
      {isRecovery ? (
        <TextInput
          {...form.field('code')}
          className={styles.field}
          size="lg"
          label={words.recovery}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // The field that was being typed into is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      ) : (
        <CodeSlots
          {...form.field('code')}
          label={words.code}
          hasFocus
          // Later, because slots take the focus themselves after pasting.
          onComplete={() => queueMicrotask(() => button.current?.focus())}
          isShaking={isShaking}
          onShaken={shaking.close}
        />
      )}
      <SendButton
        ref={button}
        label={login.submit}
        waitingLabel={login.submitting}
        isWaiting={signIn.isPending}
        isEarly={!isRecovery && form.values.code.length < DIGITS}
      />
      <nav className={styles.ways} aria-label={words.otherWays}>
        <Button variant="transparent" px={0} h={44} onClick={onOther}>
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
        <Button variant="transparent" px={0} h={44} onClick={onBack}>
          {auth.backToLogin}
        </Button>
        {isRecovery && (
          <Text size="sm" c="dimmed">
            <Anchor href={sitePath('/contact', language)} inherit underline="always">
              {words.lost}
            </Anchor>
          </Text>
        )}
      </nav>
    </form>
  );
}
