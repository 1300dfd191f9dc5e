import type { LatLng } from '@ridewire/contracts';
import type { AreaMaking } from './use-save-area.ts';

/** An area that another one being drawn takes the place of. */
export interface DrawnArea {
  id: string;
  name: string;
  corners: readonly LatLng[];
  isBothEnds?: boolean;
}

/** What differs from one kind of area to another while it is drawn. */
export interface DrawnKind {
  nameHint: string;
  save: string;
  /** Whether rides from it must end in one too. */
  asksForEnds: boolean;
  making: AreaMaking;
}
