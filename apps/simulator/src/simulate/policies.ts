/** How a driver is chosen. */
export interface Policy {
  name: 'line' | 'alone' | 'road' | 'batch' | 'next' | 'fair' | 'hindsight';
  says: string;
  /** How nearness is measured: by straight line or by the time on the road. */
  near: 'line' | 'road';
  /** The best driver is asked alone first; otherwise five at once, and the first to accept gets the ride. */
  asksAlone: boolean;
  /** Requests that come close together are matched together. */
  gathers: boolean;
  fairness: number;
  /** Drivers who drop off their rider soon may take the next request. */
  asksAhead: boolean;
}

export const POLICIES: readonly Policy[] = [
  {
    name: 'line',
    says: 'nearest by line, five at once',
    near: 'line',
    asksAlone: false,
    gathers: false,
    fairness: 0,
    asksAhead: false,
  },
  {
    name: 'alone',
    says: 'nearest by line, one at a time',
    near: 'line',
    asksAlone: true,
    gathers: false,
    fairness: 0,
    asksAhead: false,
  },
  {
    name: 'road',
    says: 'nearest by road, one at a time',
    near: 'road',
    asksAlone: true,
    gathers: false,
    fairness: 0,
    asksAhead: false,
  },
  {
    name: 'batch',
    says: 'matched together where it is busy',
    near: 'road',
    asksAlone: true,
    gathers: true,
    fairness: 0,
    asksAhead: false,
  },
  {
    name: 'next',
    says: 'batch, and drivers who soon drop somebody off too',
    near: 'road',
    asksAlone: true,
    gathers: true,
    fairness: 0,
    asksAhead: true,
  },
  {
    name: 'fair',
    says: 'the same, fair to drivers: what the server does',
    near: 'road',
    asksAlone: true,
    gathers: true,
    fairness: 1,
    asksAhead: true,
  },
  {
    name: 'hindsight',
    says: 'the optimum of each 30 s, had one known them; nobody declines',
    near: 'road',
    asksAlone: true,
    gathers: false,
    fairness: 0,
    asksAhead: false,
  },
];
