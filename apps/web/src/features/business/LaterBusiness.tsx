import { Box } from '@mantine/core';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import type { BusinessFieldsProps } from './BusinessFields.tsx';
import type { RideBusinessProps } from './RideBusiness.tsx';

/** For the home, which opens without them: most rides are private. */
export const LaterBusinessFields = lazyLater<BusinessFieldsProps>(
  async () => (await import('./BusinessFields.tsx')).BusinessFields,
);

/** For a finished ride, which opens without it: until then its button's room is kept, so that nothing moves. */
export const LaterRideBusiness = lazyLater<RideBusinessProps>(
  async () => (await import('./RideBusiness.tsx')).RideBusiness,
  () => <Box h={44} />,
);
