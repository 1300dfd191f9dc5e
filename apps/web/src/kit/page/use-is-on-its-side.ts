import { useMediaQuery } from '@mantine/hooks';

/** A phone in landscape, as in a holder in a car: there is no height for a sheet, bars or a sidebar. */
export const useIsOnItsSide = (): boolean =>
  useMediaQuery('(max-height: 30em) and (min-width: 30em)', false, { getInitialValueInEffect: false });
