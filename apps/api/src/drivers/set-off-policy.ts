import { distanceMeters, type Fix } from '@ridewire/contracts';

/** At this distance from where its rider got in, a car is on its way with them, in meters. */
export const SET_OFF_METERS = 150;

/** Whether a car has set off, even with the greatest error in both positions. */
export const hasSetOff = (boarded: Fix, now: Fix): boolean =>
  distanceMeters(boarded, now) - (boarded.accuracy ?? 0) - (now.accuracy ?? 0) >= SET_OFF_METERS;
