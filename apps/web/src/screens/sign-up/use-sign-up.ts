import { RegisterInput } from '@ridewire/contracts';
import { useRouter } from '@tanstack/react-router';
import { errorSentence, findErrorCode } from '../../live/error-sentence.ts';
import { api } from '../../live/trpc.ts';
import { keepNewPassword } from '../../session/new-password.ts';
import { toastPassed, toastFailed } from '../../shell/show-toast.tsx';
import { getSpoken } from '../../texts/spoken.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { draftOf, type SignUpValues } from './sign-up-draft.ts';

/** Makes the account and leads to where its address is verified. Throws nothing: what failed is said. */
export function useSignUp(onEmailTaken: (sentence: string) => void) {
  const { auth, signUp } = useTexts();
  const router = useRouter();

  const goVerify = async (values: SignUpValues, resendAt?: number) => {
    const { history } = router;
    const signUpDraft = draftOf(values);
    // Who goes back finds the form as it was.
    history.replace(history.location.href, { ...history.location.state, signUpDraft });
    // Two steps in one tick would be written as the last one only.
    history.flush();
    const state = { email: values.email.trim(), signUpDraft };
    await router.navigate({
      to: '/verify-otp',
      state: resendAt === undefined ? state : { ...state, resendAt },
    });
  };
  return async (values: SignUpValues) => {
    try {
      const { resendInSeconds } = await api.auth.register.mutate({
        ...RegisterInput.parse(values),
        language: getSpoken().language,
      });
      toastPassed(signUp.success);
      keepNewPassword(values.email, values.password);
      await goVerify(values, Date.now() + resendInSeconds * 1000);
    } catch (error) {
      const sentence = errorSentence(error, signUp.failure, auth.unreachable);
      toastFailed(sentence);
      const code = findErrorCode(error);
      if (code === 'EMAIL_TAKEN') onEmailTaken(sentence);
      if (code === 'EMAIL_WAITING') await goVerify(values);
    }
  };
}
