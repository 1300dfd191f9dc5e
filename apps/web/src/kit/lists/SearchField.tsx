import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useMemory } from '@ridewire/ui';
import { useRef } from 'react';
import { searchDigits } from '../language/latin-digits.ts';
import { dropControls } from './drop-controls.ts';
import { useListsTexts } from './texts.en.ts';
import styles from './lists.module.css';

/** The server is asked after this long without typing, in milliseconds. */
const PAUSE_MS = 250;
/** The server accepts no longer text. */
const MOST_LETTERS = 100;

export interface SearchFieldProps {
  label: string;
  /** The search text from the address. */
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/**
 * Shows typed text at once and updates the address after a pause. If the address changes otherwise, the field follows it.
 * `/` focuses the field.
 */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const lists = useListsTexts();
  const input = useRef<HTMLInputElement>(null);
  // `known` is the address as this field last saw it. Any other value comes from elsewhere.
  const [{ known, typed }, remember] = useMemory({ known: value, typed: value ?? '' }, (before) =>
    before.known === value ? before : { known: value, typed: value ?? '' },
  );
  const send = (text: string) => {
    const wanted = text.trim() || undefined;
    if (wanted === known) return;
    remember({ known: wanted, typed: text });
    onSearch(wanted);
  };
  const sendLater = useDebouncedCallback(send, PAUSE_MS);
  const clear = () => {
    sendLater.cancel();
    remember({ known, typed: '' });
    send('');
    input.current?.focus();
  };
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      className={styles.search}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={MOST_LETTERS}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={lists.clearSearch} onClick={clear} />}
      value={typed}
      onChange={({ currentTarget }) => {
        const text = searchDigits(dropControls(currentTarget.value));
        remember({ known, typed: text });
        sendLater(text);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) clear();
        if (event.key === 'Enter') sendLater.flush();
      }}
    />
  );
}
