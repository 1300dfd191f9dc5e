export * from './drivers.ts';
export * from './ride-events.ts';
export * from './ride-offers.ts';
export * from './rides.ts';
export * from './sessions.ts';
export * from './users.ts';
