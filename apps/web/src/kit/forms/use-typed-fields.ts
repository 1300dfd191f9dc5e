import { useState } from 'react';
import { useFocusWrong } from './use-focus-wrong.ts';

interface Checked<Field> {
  /** The fields that can't be taken as they are typed. */
  wrong: ReadonlySet<Field>;
  /** Called with each change. */
  onType: () => void;
}

/** What is typed into a form, checked each time it is sent. The first field that is wrong then gets the focus. */
export function useTypedFields<Typed>(first: () => Typed) {
  const [typed, setTyped] = useState(first);
  const { form, wasSent, check } = useFocusWrong();
  return {
    typed,
    setTyped,
    form,
    wasSent,
    check,
    /** The props of a field, which says `sentence` once it was sent wrong. */
    fieldsOf:
      <Field extends keyof Typed>({ wrong, onType }: Checked<Field>) =>
      (name: Field, sentence: string) => ({
        size: 'md' as const,
        autoComplete: 'off',
        value: typed[name],
        error: wasSent && wrong.has(name) && sentence,
        onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
          onType();
          setTyped((now) => ({ ...now, [name]: value }));
        },
      }),
  };
}
