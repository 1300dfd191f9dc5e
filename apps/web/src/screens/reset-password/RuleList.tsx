import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import { findKeptRules, PASSWORD_RULES } from './password-rules.ts';

/** What a new password needs, each line with whether it has it. */
export function RuleList({ password }: { password: string }) {
  const { resetPassword } = useTexts();
  const kept = findKeptRules(password);
  return (
    <ul className="rw-rules">
      {PASSWORD_RULES.map((rule) => {
        const isKept = kept.has(rule);
        const Sign = isKept ? IconCircleCheckFilled : IconCircleDashed;
        return (
          <li key={rule} data-kept={isKept || undefined}>
            <Sign size={16} stroke={1.75} aria-hidden />
            <span>
              <VisuallyHidden>{isKept ? resetPassword.ruleMet : resetPassword.ruleOpen} </VisuallyHidden>
              {resetPassword.rules[rule]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
