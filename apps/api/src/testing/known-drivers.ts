/** What a process remembers of drivers, for the benchmark. */
export { DriverIndex } from '../drivers/driver-index.ts';
export { LatestPositions } from '../drivers/latest-positions.ts';
