import { formatDate, useFormat } from '@ridewire/ui';
import { useCallback } from 'react';

/** Writes a day, YYYY-MM-DD, as dates are written here: the same day wherever one is. */
export function useFormatDay(): (day: string) => string {
  const { options } = useFormat();
  return useCallback((day) => formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' }), [options]);
}
