import { Skeleton, Stack, type StackProps } from '@mantine/core';
import { useKitTexts } from '../texts/texts.en.ts';

export interface WaitingProps extends StackProps {
  /** The height of each block, in px. */
  height?: number;
  /** How many blocks. @default 1 */
  count?: number;
}

/**
 * Keeps the room of what is loading: blocks of its height, or its outline as children. It is not seen if the content is
 * there at once.
 */
export function Waiting({ height, count = 1, className = '', children, ...more }: WaitingProps) {
  const kit = useKitTexts();
  return (
    <Stack gap="sm" className={`${className} rw-late`} role="status" aria-label={kit.loading} {...more}>
      {children ?? Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} />)}
    </Stack>
  );
}
