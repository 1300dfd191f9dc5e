import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { searchDigits } from '../language/latin-digits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { dropControls } from './drop-controls.ts';

/** The server is asked when nothing was typed for so long, in milliseconds. */
const PAUSE_MS = 250;
/** The server takes no longer text. */
const MOST_LETTERS = 100;

export interface SearchFieldProps {
  label: string;
  /** What is searched for, from the address. */
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/** Typed text shows at once; the address follows after a pause, and leads when it changes by itself. `/` leads here. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { lists } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value ?? '');
  // What the address has, as far as we know: what else it has comes from elsewhere.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value ?? '');
  }
  const send = (text: string) => {
    const wanted = text.trim() || undefined;
    if (wanted === known) return;
    setKnown(wanted);
    onSearch(wanted);
  };
  const sendLater = useDebouncedCallback(send, PAUSE_MS);
  const clear = () => {
    sendLater.cancel();
    setTyped('');
    send('');
    input.current?.focus();
  };
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      className="rw-list-search"
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={MOST_LETTERS}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={lists.clearSearch} onClick={clear} />}
      value={typed}
      onChange={({ currentTarget }) => {
        const text = searchDigits(dropControls(currentTarget.value));
        setTyped(text);
        sendLater(text);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) clear();
        if (event.key === 'Enter') sendLater.flush();
      }}
    />
  );
}
