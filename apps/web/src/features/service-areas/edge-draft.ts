import type { LatLng } from '@ridewire/contracts';
import { AREA_CORNERS } from '@ridewire/contracts/service-area';

/** The edge of an area being drawn, and how it was before each step, the last one last. */
export interface EdgeDraft {
  corners: readonly LatLng[];
  past: readonly (readonly LatLng[])[];
}

export type EdgeStep =
  /** A corner before the one at `index`, or after the last one. */
  | { do: 'add'; at: LatLng; index?: number }
  /** `isMore`: one movement goes on, and is undone as a whole. */
  | { do: 'move'; index: number; at: LatLng; isMore: boolean }
  | { do: 'remove'; index: number }
  /** `isMore`: typing goes on, and is undone as a whole. */
  | { do: 'replace'; corners: readonly LatLng[]; isMore: boolean }
  | { do: 'undo' };

/** How many steps can be undone. */
const MOST_PAST = 100;

/** Five decimals are about a meter. */
const rounded = ({ lat, lng }: LatLng): LatLng => ({ lat: +lat.toFixed(5), lng: +lng.toFixed(5) });

export function stepEdge(draft: EdgeDraft, step: EdgeStep): EdgeDraft {
  const { corners, past } = draft;
  const next = (changed: readonly LatLng[], isMore = false): EdgeDraft => ({
    corners: changed,
    past: isMore ? past : [...past, corners].slice(-MOST_PAST),
  });
  switch (step.do) {
    case 'add':
      if (corners.length >= AREA_CORNERS.max) return draft;
      return next(corners.toSpliced(step.index ?? corners.length, 0, rounded(step.at)));
    case 'move':
      return next(corners.with(step.index, rounded(step.at)), step.isMore);
    case 'remove':
      return next(corners.toSpliced(step.index, 1));
    case 'replace':
      return next(step.corners, step.isMore);
    case 'undo':
      return { corners: past.at(-1) ?? corners, past: past.slice(0, -1) };
  }
}

export const beginEdge = (corners: readonly LatLng[]): EdgeDraft => ({ corners, past: [] });
