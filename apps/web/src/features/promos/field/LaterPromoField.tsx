import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { PromoFieldProps } from './PromoField.tsx';

/** For the home, which opens without it: most people have no code. */
export const LaterPromoField = lazyLater<PromoFieldProps>(
  async () => (await import('./PromoField.tsx')).PromoField,
);
