import { Box, Button, Loader } from '@mantine/core';
import { announce } from '@ridewire/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useRidesTexts } from '../texts.en.ts';

export interface RefreshButtonProps {
  query: { isFetching: boolean; refetch: () => Promise<{ isSuccess: boolean }> };
}

/** Asks for the list again, and says when it has come. */
export function RefreshButton({ query: { isFetching, refetch } }: RefreshButtonProps) {
  const rides = useRidesTexts();
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) announce(rides.refreshed, 'polite');
  };
  return (
    <Button
      variant="default"
      aria-busy={isFetching || undefined}
      aria-label={rides.refresh}
      px={{ base: 13, sm: 'md' }}
      onClick={() => !isFetching && void refresh()}
    >
      {isFetching ? (
        <Loader size={16} color="currentColor" className="rw-late" aria-hidden />
      ) : (
        <IconRefresh size={16} stroke={1.75} aria-hidden />
      )}
      {/* On a phone the words would take a line of their own. */}
      <Box component="span" visibleFrom="sm" ml={8}>
        {rides.refresh}
      </Box>
    </Button>
  );
}
