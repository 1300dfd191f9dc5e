import { defineTexts } from '../texts/define-texts.ts';

/** The map's own words. */
export const map = {
  label: 'Map',
  /** The name of the part that the arrow keys move. */
  canvas: 'Map view. Arrow keys move it, plus and minus zoom.',
  noWebGl: 'The map can’t be shown in this browser. Everything else works.',
  notLoaded: 'The map couldn’t be loaded. Everything else works.',
  tryAgain: 'Try again',
  recenter: 'Re-center',
  wholeWay: 'Whole way',
  follow: 'Follow',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  straightLine: 'Straight line',
  planned: 'Planned',
  driven: { approach: 'Driven to the pickup', trip: 'Driven' },
  lastSeen: (age: string) => `Last seen ${age}`,
  wholeCity: 'Whole city',
  /** What is shown on the map of the city, by name. */
  tones: {
    idle: 'Free',
    requested: 'Waiting',
    accepted: 'On the way',
    picked_up: 'On board',
    in_transit: 'In transit',
    stuck: 'Stuck',
  },
  pickup: 'Pickup',
  stop: (number: number) => `Stop ${number}`,
  destination: 'Destination',
};

export const [useMapTexts] = defineTexts('map', map);
