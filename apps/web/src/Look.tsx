import { RidewireProvider } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useLinkPart } from './live/link-state.ts';
import { configQuery } from './session/config-query.ts';
import { useTexts } from './texts/use-texts.ts';

/** The look of all pages, with the words of the language spoken and the city's time. */
export function Look({ children }: { children: ReactNode }) {
  const { pieces, format } = useTexts();
  const clockOffsetMs = useLinkPart('clockOffsetMs');
  // Asked for by the routes that need it; here it is only read.
  const { data: config } = useQuery({ ...configQuery, enabled: false });
  const inCity = useMemo(() => ({ ...format, timeZone: config?.timeZone }), [format, config?.timeZone]);
  return (
    <RidewireProvider texts={pieces} format={inCity} clockOffsetMs={clockOffsetMs}>
      {children}
    </RidewireProvider>
  );
}
