import { Button, Group } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

export interface LoadMoreProps {
  isLoading: boolean;
  onLoad: () => void;
}

/** The way to the next part of a list. */
export function LoadMore({ isLoading, onLoad }: LoadMoreProps) {
  const { history } = useTexts();
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
        {isLoading ? history.loadingMore : history.loadMore}
      </Button>
    </Group>
  );
}
