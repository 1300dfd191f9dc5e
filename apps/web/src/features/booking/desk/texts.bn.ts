import type { changeRide as english } from './texts.en.ts';

export const changeRide: typeof english = {
  route: 'রুট বদলান',
  type: 'ধরন বদলান',
  typeTitle: (ride) => `রাইড ${ride}-এর ধরন বদলান`,
  typeHint: (rider, type) => `এখন ${type}। ${rider}-কে সঙ্গে সঙ্গে জানানো হবে।`,
  noTypes: 'ওঠার জায়গার কাছে এখন অন্য ধরনের গাড়ির কোনো চালক নেই।',
  typeChanged: (type) => `এখন ${type}`,
  isOver: 'এই রাইড শেষ, তাই রুট আর বদলানো যাবে না।',
  isTaken: 'রাইডটি এখন একজন চালকের কাছে, তাই ধরন আর বদলানো যাবে না।',
};
