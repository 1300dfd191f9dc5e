import { Alert, Box } from '@mantine/core';
import { USUAL_TENTHS } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconTrendingUp } from '@tabler/icons-react';
import type { Quote } from './use-quote.ts';
import { useRiderTexts } from '../texts.en.ts';

/** Says before the request that these prices are above the usual ones, by how much, and why. */
export function BusyNote({ quote: { prices, until, isOld } }: { quote: Quote }) {
  const rider = useRiderTexts();
  const format = useFormat();
  if (!prices || prices.surgeTenths <= USUAL_TENTHS) return null;
  return (
    <Alert
      color="gray"
      role="status"
      icon={<IconTrendingUp size={20} stroke={1.75} aria-hidden />}
      title={rider.busyHere(format.times(prices.surgeTenths))}
      opacity={isOld ? 0.5 : 1}
    >
      {rider.busyWhy} {/* Invisible, it keeps its space: nothing jumps while another price is on its way. */}
      <Box component="span" style={{ visibility: until === null ? 'hidden' : undefined }}>
        {rider.busyUntil(format.clock(until))}
      </Box>
    </Alert>
  );
}
