export { addPeople } from './seed/add-people.ts';
export {
  DEMO_ACCOUNTS,
  FLEET_DOMAIN,
  CITY_DOMAIN,
  SANDBOX_DOMAIN,
  SANDBOX_RIDERS,
} from './seed/demo-accounts.ts';
export { LOCKED, lockDemoAccounts } from './seed/lock-demo-accounts.ts';
export type { FindPastWay } from './seed/past-way.ts';
export { seedAdmin } from './seed/seed-admin.ts';
export { seedCity } from './seed/seed-city.ts';
export { addSandboxDriver, seedSandbox } from './seed/seed-sandbox.ts';
