const RIDE = '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27';
const RIDER = '019aa4f0-2b7a-7c5e-8f55-0d1b6c2e9a10';
const DRIVER = '019aa4f3-91c4-7b0a-a6d2-7e4b5f0c3d58';
const PLACE = '019aa4f6-7d20-7e2c-9a41-5b8f0e6d3c12';
const MORNING = '2026-11-21T03:12:45.120Z';

/** A field that an example doesn't have. */
export const LEFT_OUT = Symbol('left out');

/** What a choice shows where nothing else is said. */
export const USUAL: readonly unknown[] = ['accepted', 'standard'];

/**
 * What stands in the documentation's examples, by the name of the field. Where that says too little the fields on the way
 * to it stand before it; or before a colon the schema it is in.
 */
export const EXAMPLES: Record<string, unknown> = {
  _id: RIDE,
  rideId: RIDE,
  userId: RIDER,
  driverId: DRIVER,
  rider: RIDER,
  driver: DRIVER,
  user: DRIVER,
  'rider._id': RIDER,
  'driver._id': DRIVER,
  'User:_id': RIDER,
  'Driver:_id': DRIVER,
  'driver.user._id': DRIVER,

  name: 'Ayesha Rahman',
  email: 'ayesha@example.com',
  phone: '+8801712345678',
  address: 'House 12, Road 7, Dhanmondi, Dhaka',
  avatarUrl: 'https://ridewire.example/media/avatars/019aa4f0-2b7a-7c5e-8f55-0d1b6c2e9a10.webp',
  url: 'https://ridewire.example/media/avatars/019aa4f0-2b7a-7c5e-8f55-0d1b6c2e9a10.webp',
  isEmailVerified: true,
  password: 'Padma-river-71',
  newPassword: 'Jamuna-bridge-98',
  otp: '482913',
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTlhYTRmMCJ9.k3J0…',
  refreshToken: '019aa4f1-0c2d-7e11-b7a4-52c1d90f6e33.0.m8Qx…',
  'rider.profile.address': null,
  'driver.user.email': 'rafiq@example.com',
  'driver.user.profile.name': 'Rafiq Islam',
  'driver.user.profile.phone': '+8801812345678',
  'driver.user.profile.address': null,
  'driver.user.profile.avatarUrl': null,
  userName: 'Rafiq Islam',
  userEmail: 'rafiq@example.com',

  fare: 12.4,
  'pickup.address': 'Gulshan 2 Circle, Dhaka',
  'destination.address': 'Hazrat Shahjalal International Airport, Dhaka',
  'destination.lat': 23.8433,
  'destination.lng': 90.3978,
  'location.address': 'Airport Road, Banani, Dhaka',
  'location.lat': 23.7937,
  'location.lng': 90.4066,
  reason: 'I found another way.',
  requested: MORNING,
  accepted: '2026-11-21T03:12:58.402Z',
  'timestamps.picked_up': LEFT_OUT,
  'timestamps.in_transit': LEFT_OUT,
  'timestamps.completed': LEFT_OUT,
  'timestamps.canceled': LEFT_OUT,
  createdAt: MORNING,
  updatedAt: '2026-11-21T03:12:58.402Z',

  approved: true,
  suspended: false,
  available: true,
  accuracy: 12,
  pausedSince: null,
  coolingUntil: null,
  putOffline: null,
  model: 'Toyota Axio',
  licensePlate: 'Dhaka Metro-GA 21-4832',
  earnings: 312.08,
  total: 1,
  rides: 34,
  today: 29.76,
  ridesToday: 3,

  page: 1,
  limit: 100,
  'stats._id': '2026-11-21',
  rideCount: 128,
  totalRevenue: 1587.2,
  active: 2140,
  blocked: 12,
  'signups._id': '2026-11-21',
  count: 19,
  online: 37,
  avgEarnings: 312.08,
  completionRate: 0.9412,
  commission: 317.44,
  commissionRate: 0.2,
  driverPayout: 1269.76,

  cancelReason: LEFT_OUT,
  'driver.profile.name': 'Rafiq Islam',
  'driver.profile.phone': '+8801812345678',

  lat: 23.7947,
  lng: 90.4143,
  at: MORNING,
  'positions.at': 1795231965120,
  distanceMeters: 7_420,
  durationSeconds: 1_336,
  base: 2.5,
  distance: 7.42,
  time: 2.48,
  minimumTopUp: 0,
  surge: 0,
  surgeMultiplier: LEFT_OUT,
  quoteToken: LEFT_OUT,
  paidAt: '2026-11-21T03:41:07.005Z',
  amount: 12.4,
  refunded: 0,
  'refunds.amount': 1,
  'refunds.reason': 'The driver took the long way round.',
  driverName: 'Rafiq Islam',

  documentId: '019aa4f8-77d0-7b51-8a3e-5b1c9d2e4f60',
  'DriverDocument:_id': '019aa4f8-77d0-7b51-8a3e-5b1c9d2e4f60',
  kind: 'licence',
  version: 1,
  expiresOn: '2027-06-30',
  uploadedAt: MORNING,
  judgedAt: null,
  'documents.reason': null,
  file: 'https://ridewire.example/media/documents/019aa4f8-77d0-7b51-8a3e-5b1c9d2e4f60',
  ids: '019aa5c2-1e0b-7f33-9a41-2c8d7e6f5a04',
  all: LEFT_OUT,

  title: 'Call for help',
  message: 'The driver took another road and does not answer.',
  isRead: false,
  timestamp: MORNING,
  riderName: 'Ayesha Rahman',
  riderEmail: 'ayesha@example.com',
};

const REQUESTED = {
  status: 'requested',
  driver: null,
  'timestamps.accepted': LEFT_OUT,
  updatedAt: MORNING,
};
const DAY = { today: '2026-11-21' };

/** The same where an operation's examples have others. */
export const OPERATION_EXAMPLES: Record<string, Record<string, unknown>> = {
  getPlacesSaved: { id: PLACE, kind: 'home', name: null },
  postPlacesSaved: { id: PLACE, kind: 'other', name: 'Grandmother' },
  postRidesQuote: { surgeMultiplier: 1, quoteToken: '7420.1336.1795231965120.q3Vh0W8sTzKx1mJd5YbLcA' },
  postRidesRequest: REQUESTED,
  getDriversAvailableRides: REQUESTED,
  patchRidesByRideIdStatus: { status: 'picked_up', version: LEFT_OUT, 'ride.version': 1, 'data.version': 1 },
  patchRidesByRideIdCancel: { status: 'canceled', cancelReason: 'I found another way.' },
  deleteRidesByRideId: { version: LEFT_OUT },
  getRidesHistory: { status: 'completed' },
  patchUsersByUserIdBlock: { status: 'blocked' },
  patchDriversByDriverIdSuspend: { suspended: true },
  getDriversEarnings: { total: 312.08 },
  postDriversPositions: { accepted: true },
  getDriversDocuments: DAY,
  getDriversByDriverIdDocuments: DAY,
  patchDriversByDriverIdDocumentsByKindApprove: { ...DAY, state: 'approved' },
  patchDriversByDriverIdDocumentsByKindReturn: {
    ...DAY,
    state: 'returned',
    reason: 'The photo is too dark to read.',
    'documents.reason': null,
  },
  postUploadsDocument: DAY,
};
