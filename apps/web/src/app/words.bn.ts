import { mistakes, notifications as told, refusals } from '@ridewire/contracts/nouns/every-noun.bn';
import { sayPlace } from '@ridewire/contracts/texts/bn/places';
import { announcements } from '../features/announcements/texts.bn.ts';
import { audit } from '../features/audit/texts.bn.ts';
import { secondStep } from '../features/auth/login/second-step.bn.ts';
import { login } from '../features/auth/login/texts.bn.ts';
import { forgotPassword } from '../features/auth/reset-password/forgot-password.bn.ts';
import { resetPassword } from '../features/auth/reset-password/texts.bn.ts';
import { signUp } from '../features/auth/sign-up/texts.bn.ts';
import { auth } from '../features/auth/texts.bn.ts';
import { verifyOtp } from '../features/auth/verify-otp/texts.bn.ts';
import { business } from '../features/business/texts.bn.ts';
import { board } from '../features/board/texts.bn.ts';
import { shared } from '../features/sharing/shared/texts.bn.ts';
import { scheduledDesk } from '../features/scheduled-rides/desk/texts.bn.ts';
import { scheduled } from '../features/scheduled/texts.bn.ts';
import { ahead } from '../features/scheduled/ahead/ahead.bn.ts';
import { sharing } from '../features/sharing/texts.bn.ts';
import { checkIn } from '../features/check-ins/texts.bn.ts';
import { chat } from '../features/chat/texts.bn.ts';
import { activeRides } from '../features/active-rides/texts.bn.ts';
import { passenger } from '../features/booking/passenger/passenger.bn.ts';
import { changeRide } from '../features/booking/desk/texts.bn.ts';
import { route } from '../features/booking/route/route.bn.ts';
import { promoField } from '../features/promos/field/promo-field.bn.ts';
import { rider } from '../features/booking/texts.bn.ts';
import { demand } from '../features/demand/texts.bn.ts';
import { documents } from '../features/documents/texts.bn.ts';
import { drivers } from '../features/drivers/texts.bn.ts';
import { sheet } from '../features/driving/earnings/sheet.bn.ts';
import { breaks } from '../features/driving/breaks/breaks.bn.ts';
import { goal } from '../features/driving/earnings/goal.bn.ts';
import { pin } from '../features/driving/home/pin.bn.ts';
import { ridePanel } from '../features/booking/ride/texts.bn.ts';
import { kept } from '../features/driving/kept/kept.bn.ts';
import { waiting } from '../features/rides/waiting.bn.ts';
import { driver } from '../features/driving/texts.bn.ts';
import { messages } from '../features/messages/texts.bn.ts';
import { notifications } from '../features/notifications/texts.bn.ts';
import { overview } from '../features/overview/texts.bn.ts';
import { passkeys } from '../features/passkeys/texts.bn.ts';
import { payments } from '../features/payments/texts.bn.ts';
import { people } from '../features/people/texts.bn.ts';
import { settings } from '../features/profile/settings/texts.bn.ts';
import { problemDesk } from '../features/problems/desk/texts.bn.ts';
import { programs } from '../features/programs/texts.bn.ts';
import { deliveries, webhooks } from '../features/programs/webhooks/texts.bn.ts';
import { phoneBookings } from '../features/phone-bookings/texts.bn.ts';
import { problems } from '../features/problems/texts.bn.ts';
import { profile } from '../features/profile/texts.bn.ts';
import { vehicles } from '../features/profile/vehicles/vehicles.bn.ts';
import { promos } from '../features/promos/texts.bn.ts';
import { quests } from '../features/quests/texts.bn.ts';
import { referrals } from '../features/referrals/texts.bn.ts';
import { ownQueue } from '../features/queues/own.bn.ts';
import { queues } from '../features/queues/texts.bn.ts';
import { serviceAreas } from '../features/service-areas/texts.bn.ts';
import { streetSigns } from '../features/street-changes/signs.bn.ts';
import { streetChanges } from '../features/street-changes/texts.bn.ts';
import { push } from '../features/push/texts.bn.ts';
import { ratings } from '../features/ratings/texts.bn.ts';
import { analytics } from '../features/reports/analytics/texts.bn.ts';
import { exports } from '../features/reports/exports/texts.bn.ts';
import { history } from '../features/rides/history.bn.ts';
import { ride } from '../features/rides/ride.bn.ts';
import { rides } from '../features/rides/texts.bn.ts';
import { spotlight } from '../features/search/texts.bn.ts';
import { incidents } from '../features/sos/incidents/texts.bn.ts';
import { sos } from '../features/sos/texts.bn.ts';
import { rideTypes } from '../features/ride-types/texts.bn.ts';
import { rates } from '../features/tariffs/texts.bn.ts';
import { desk } from '../features/users/desk.bn.ts';
import { users } from '../features/users/texts.bn.ts';
import { sandbox } from '../features/sandbox/texts.bn.ts';
import { savedPlaces } from '../features/saved-places/texts.bn.ts';
import { review } from '../features/review/texts.bn.ts';
import { savedViews } from '../features/saved-views/texts.bn.ts';
import { secondFactor } from '../features/second-factor/texts.bn.ts';
import { stuck } from '../features/stuck/texts.bn.ts';
import { surge } from '../features/surge/texts.bn.ts';
import { wishes } from '../features/wishes/texts.bn.ts';
import { charts } from '../kit/charts/texts.bn.ts';
import { dates } from '../kit/dates/texts.bn.ts';
import { dialogs } from '../kit/dialogs/texts.bn.ts';
import { forms } from '../kit/forms/texts.bn.ts';
import { lists } from '../kit/lists/texts.bn.ts';
import { map } from '../kit/map/texts.bn.ts';
import { format, pieces } from '../kit/texts/bn/pieces.ts';
import { kit, reasons } from '../kit/texts/texts.bn.ts';
import { shell } from './shell/texts.bn.ts';
import type { Spoken } from '../kit/texts/spoken.ts';

/** All Bangla texts. Each area has the same keys as in English; a test of the catalogue checks that none is missing. */
export const bangla = {
  language: 'bn',
  texts: {
    activeRides,
    analytics,
    announcements,
    audit,
    auth,
    board,
    business,
    charts,
    changeRide,
    chat,
    checkIn,
    shared,
    scheduled,
    ahead,
    scheduledDesk,
    sharing,
    dates,
    dialogs,
    documents,
    driver,
    breaks,
    goal,
    pin,
    ridePanel,
    sheet,
    kept,
    waiting,
    desk,
    drivers,
    exports,
    forgotPassword,
    format,
    history,
    incidents,
    forms,
    kit,
    lists,
    login,
    map,
    messages,
    notifications,
    overview,
    passenger,
    passkeys,
    payments,
    people,
    pieces,
    problemDesk,
    problems,
    programs,
    webhooks,
    deliveries,
    phoneBookings,
    profile,
    vehicles,
    promoField,
    promos,
    quests,
    referrals,
    ownQueue,
    queues,
    serviceAreas,
    streetChanges,
    streetSigns,
    push,
    ratings,
    reasons,
    resetPassword,
    ride,
    rider,
    route,
    rides,
    savedViews,
    secondFactor,
    secondStep,
    settings,
    sandbox,
    shell,
    signUp,
    sos,
    spotlight,
    users,
    verifyOtp,
    demand,
    review,
    stuck,
    rates,
    rideTypes,
    surge,
    savedPlaces,
    wishes,
  },
  mistakes,
  refusals: { ...refusals, ...mistakes },
  told,
  sayPlace,
} satisfies Spoken;
