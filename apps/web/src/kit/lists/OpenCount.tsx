import { Text, VisuallyHidden } from '@mantine/core';
import { useFormat } from '@ridewire/ui';

export interface OpenCountProps {
  /** Nothing shows for zero, and until it is known. */
  count: number | undefined;
  /** The same in words, for screen readers. */
  sentence: (count: string, isOne: boolean) => string;
  tone: 'amber' | 'red';
}

/** How many items wait, next to the link to them. */
export function OpenCount({ count, sentence, tone }: OpenCountProps) {
  const format = useFormat();
  if (!count) return null;
  const [bg, c] = [`var(--rw-tone-${tone}-bg)`, `var(--rw-tone-${tone}-text)`] as const;
  return (
    <Text
      span
      inherit
      className="rw-num"
      fz="xs"
      lh="sm"
      fw={600}
      ta="center"
      flex="none"
      miw={24}
      py={2}
      px="sm"
      bdrs={999}
      bg={bg}
      c={c}
    >
      <span aria-hidden>{format.count(count)}</span>
      <VisuallyHidden>{sentence(format.count(count), count === 1)}</VisuallyHidden>
    </Text>
  );
}
