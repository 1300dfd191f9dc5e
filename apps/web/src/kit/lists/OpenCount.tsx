import { Text, VisuallyHidden } from '@mantine/core';

export interface OpenCountProps {
  count: string;
  /** The same in words, for screen readers. */
  sentence: string;
  tone: 'amber' | 'red';
}

/** How many items wait, next to the link to them. */
export function OpenCount({ count, sentence, tone }: OpenCountProps) {
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
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </Text>
  );
}
