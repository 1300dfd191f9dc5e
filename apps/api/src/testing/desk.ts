/** The reads of the admins' desk, for the benchmark that fills it with a year of rides. */
export { listAudit } from '../audit/list-audit.ts';
export { listCostCenters, readBusinessMonth } from '../business/business-queries.ts';
export { listDrivers } from '../drivers/list-drivers.ts';
export { recountFigures } from '../figures/recount-figures.ts';
export { countRides } from '../figures/ride-counts.ts';
export { countUsers } from '../figures/user-counts.ts';
export { listProblems } from '../problems/problem-queries.ts';
export { reportDemand } from '../reports/demand-queries.ts';
export { reportRides } from '../reports/report-queries.ts';
export { listBoardRides } from '../rides/reads/ride-queries.ts';
export { listRides } from '../rides/desk/list-rides.ts';
export { listSavedViews } from '../saved-views/saved-views.ts';
export { listUsers } from '../users/list-users.ts';
