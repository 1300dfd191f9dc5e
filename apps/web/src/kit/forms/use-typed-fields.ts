import { useEffect, useRef, useState } from 'react';

interface Checked<Field> {
  /** The fields that can't be taken as they are typed. */
  wrong: ReadonlySet<Field>;
  /** Called with each change. */
  onType: () => void;
}

/** What is typed into a form, checked each time it is sent. The first field that is wrong then gets the focus. */
export function useTypedFields<Typed>(first: () => Typed) {
  const [typed, setTyped] = useState(first);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const wasSent = tries > 0;
  return {
    typed,
    setTyped,
    form,
    wasSent,
    /** Shows from now on what is wrong. */
    check: () => setTries((before) => before + 1),
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
