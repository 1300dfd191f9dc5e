import { type RefObject, useEffect } from 'react';
import { useVisitor } from '../use-visitor.ts';

/**
 * Fills in what is known: the topic in the address, and who is signed in. What somebody typed or chose stays.
 * @param topic what is chosen unless somebody chose another
 * @param phase with a new form it is filled in again
 */
export function useFillIn(form: RefObject<HTMLFormElement | null>, topic: string, phase: string): void {
  const { visitor } = useVisitor();
  const isShown = phase !== 'sent';
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('topic');
    const field = form.current?.elements.namedItem('topic');
    if (!asked || !(field instanceof HTMLSelectElement) || field.value !== topic) return;
    if ([...field.options].some(({ value }) => value === asked)) field.value = asked;
  }, [form, topic, isShown]);
  useEffect(() => {
    for (const name of ['name', 'email'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (visitor && field instanceof HTMLInputElement && field.value === '') field.value = visitor[name];
    }
  }, [form, isShown, visitor]);
}
