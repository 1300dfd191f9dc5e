import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type formTexts from '../texts/en/parts/contact-form.ts';
import styles from './contact-form.module.css';

interface MessageSentProps {
  words: typeof formTexts;
  email: string;
  onAnother: () => void;
}

/** Instead of the form, once it was sent. Takes the focus, for the button that was pressed is gone. */
export function MessageSent({ words, email, onAnother }: MessageSentProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} tabIndex={-1} role="status" className={`${styles.sent} rw-site-card`}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      <p className={styles.sentWord}>{words.sent}</p>
      <p>{words.sentHint(email)}</p>
      <Button variant="default" size="md" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
