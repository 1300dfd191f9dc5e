const CAP = 'M0-3.6 4.6-1.2 0 1.2-4.6-1.2ZM-2.6.8 0 2.2 2.6.8V2.6C1.6 3.8-1.6 3.8-2.6 2.6Z';
const BAG = 'M-3.2-1.6H3.2L3.8 4H-3.8ZM-1.8-1.6C-1.8-4.6 1.8-4.6 1.8-1.6H.9C.9-3.4-.9-3.4-.9-1.6Z';
const TRAIN = 'M-3-4H3V2.5H-3ZM-2-2.8V-.6H2V-2.8ZM-2.8 4.2-1.4 2.5H1.4L2.8 4.2H1.6L.9 3.5H-.9L-1.6 4.2Z';
const STAR = 'M0-4.4 1.2-1.4 4.4-1.2 1.9.8 2.7 4 0 2.2-2.7 4-1.9.8-4.4-1.2-1.2-1.4Z';

/** What is on the sign of each kind of landmark, within 9 × 9 px around its center; holes by the even-odd rule. */
export const SIGNS: Readonly<Record<string, string>> = {
  hospital: 'M-1.2-4H1.2V-1.2H4V1.2H1.2V4H-1.2V1.2H-4V-1.2H-1.2Z',
  university: CAP,
  college: CAP,
  market: BAG,
  mall: BAG,
  station: TRAIN,
  metro: TRAIN,
  bus_station: 'M-3.6-3.4H3.6V2.6H-3.6ZM-2.6-2.2V0H2.6V-2.2ZM-2.6 2.6V4H-1.2V2.6ZM1.2 2.6V4H2.6V2.6Z',
  ferry: 'M-4.2.6H4.2L2.8 3.4H-2.8ZM-2.4-.4V-2.2H-.6V-4H.8V-2.2H2.4V-.4Z',
  airport:
    'M0-4.6C.8-4.6.9-3.4.9-2.2V-1L4.4 1.4V2.4L.9 1.4V3L1.9 3.8V4.5L0 4-1.9 4.5V3.8L-.9 3V1.4L-4.4 2.4V1.4L-.9-1V-2.2C-.9-3.4-.8-4.6 0-4.6Z',
  parking: 'M-2-4H.6C3.4-4 3.4.4.6.4H-.6V4H-2ZM-.6-2.8V-.8H.5C1.7-.8 1.7-2.8.5-2.8Z',
  sight: STAR,
  sport: 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0ZM-2.2 0A2.2 2.2 0 1 1 2.2 0A2.2 2.2 0 1 1-2.2 0Z',
  square: 'M-3-3H3V3H-3ZM-1.6-1.6V1.6H1.6V-1.6Z',
};
