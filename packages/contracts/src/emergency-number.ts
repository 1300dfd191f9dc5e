/** The one number for police, ambulance and fire in Bangladesh. */
export const EMERGENCY_NUMBER = '999';
