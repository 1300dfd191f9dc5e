import { alertsRouter } from './alerts/alerts.router.ts';
import { auditRouter } from './audit/audit.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { documentsRouter } from './documents/documents.router.ts';
import { driversRouter } from './drivers/drivers.router.ts';
import { router } from './http/trpc.ts';
import { incidentsRouter } from './incidents/incidents.router.ts';
import { messagesRouter } from './messages/messages.router.ts';
import { notificationsRouter } from './notifications/notifications.router.ts';
import { paymentsRouter } from './payments/payments.router.ts';
import { placesRouter } from './places/places.router.ts';
import { profileRouter } from './profile/profile.router.ts';
import { reportsRouter } from './reports/reports.router.ts';
import { ridesRouter } from './rides/rides.router.ts';
import { searchRouter } from './search/search.router.ts';
import { sessionsRouter } from './sessions/sessions.router.ts';
import { systemRouter } from './system/system.router.ts';
import { usersRouter } from './users/users.router.ts';

export const appRouter = router({
  alerts: alertsRouter,
  audit: auditRouter,
  auth: authRouter,
  documents: documentsRouter,
  drivers: driversRouter,
  incidents: incidentsRouter,
  messages: messagesRouter,
  notifications: notificationsRouter,
  payments: paymentsRouter,
  places: placesRouter,
  profile: profileRouter,
  reports: reportsRouter,
  rides: ridesRouter,
  search: searchRouter,
  sessions: sessionsRouter,
  system: systemRouter,
  users: usersRouter,
});

export type AppRouter = typeof appRouter;
