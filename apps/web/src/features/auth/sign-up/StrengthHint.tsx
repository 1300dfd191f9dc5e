import { RegisterInput } from '@ridewire/contracts';
import { judgePassword, type PasswordStrength } from './judge-password.ts';
import { useSignUpTexts } from './texts.en.ts';
import styles from './SignUp.module.css';

const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const satisfies PasswordStrength[];

export type StrengthHintProps = {
  password: string;
  /** Words others know about the person. */
  own: readonly string[];
};

/** How hard a password is to guess. Only informs: every password that is long enough is accepted. */
export function StrengthHint({ password, own }: StrengthHintProps) {
  const signUp = useSignUpTexts();
  if (!RegisterInput.shape.password.safeParse(password).success) return signUp.minimum;
  const strength = judgePassword(password, own);
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.strengthBars} aria-hidden>
        {STRENGTHS.map((each, index) => (
          <span key={each} data-on={index <= STRENGTHS.indexOf(strength) || undefined} />
        ))}
      </span>
      {signUp.strengths[strength]}
    </span>
  );
}
