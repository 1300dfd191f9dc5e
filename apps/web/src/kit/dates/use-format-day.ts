import { formatDate, useFormat } from '@ridewire/ui';
import { useCallback } from 'react';

/** Formats a day, YYYY-MM-DD, the way dates are shown here: the same day in every time zone. */
export function useFormatDay(): (day: string) => string {
  const { options } = useFormat();
  return useCallback((day) => formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' }), [options]);
}
