import type { Business } from './business.ts';

/** The cost center and the purpose of a business ride, or other words where it has neither. */
export const sayBusiness = ({ costCenter, purpose }: Business, otherwise: string): string =>
  [costCenter, purpose].filter((said) => said !== null).join(' · ') || otherwise;
