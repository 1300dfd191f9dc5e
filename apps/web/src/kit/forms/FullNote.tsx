import { Text } from '@mantine/core';
import { announce, useFormat } from '@ridewire/ui';
import { useEffect } from 'react';
import { useFormsTexts } from './texts.en.ts';

interface FullNoteProps {
  text: string;
  /** The field's `maxLength`. */
  most: number;
}

/** Says that a field is full, since the browser cuts what is pasted to what fits without a word. */
export function FullNote({ text, most }: FullNoteProps) {
  const texts = useFormsTexts();
  const format = useFormat();
  const said = text.length >= most && texts.full(format.count(most));
  useEffect(() => void (said && announce(said)), [said]);
  return (
    said && (
      <Text size="sm" fw={600} data-part="full">
        {said}
      </Text>
    )
  );
}
