import { LoginInput } from '@ridewire/contracts';

/** What is wrong with what was typed, by field; the sentences are the contract's, which the server uses too. */
export function checkLogin(values: LoginInput): Partial<Record<keyof LoginInput, string>> {
  const problems: Partial<Record<keyof LoginInput, string>> = {};
  for (const { path, message } of LoginInput.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof LoginInput;
    problems[field] ??= message;
  }
  return problems;
}
