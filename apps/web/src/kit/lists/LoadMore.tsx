import { Button, Group } from '@mantine/core';
import { useListsTexts } from './texts.en.ts';

export interface LoadMoreProps {
  isLoading: boolean;
  onLoad: () => void;
}

/** A button for the next part of a list. */
export function LoadMore({ isLoading, onLoad }: LoadMoreProps) {
  const lists = useListsTexts();
  return (
    <Group justify="center" mt="lg">
      <Button
        variant="default"
        size="md"
        miw={160}
        aria-busy={isLoading}
        aria-disabled={isLoading}
        onClick={() => !isLoading && onLoad()}
      >
        {isLoading ? lists.loadingMore : lists.loadMore}
      </Button>
    </Group>
  );
}
