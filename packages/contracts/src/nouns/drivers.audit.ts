export const audited = {
  'driver.approved': 'drivers',
  'driver.suspended': 'drivers',
  'driver.reactivated': 'drivers',
  'driver.vehicle_confirmed': 'drivers',
  'driver.went_online': 'drivers',
  'driver.went_on_break': 'drivers',
  'driver.went_offline': 'drivers',
} as const;
