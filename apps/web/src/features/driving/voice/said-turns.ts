import type { SaidTurn } from './turn-to-say.ts';

const KEY = 'ridewire-said-turns';

interface Kept {
  /** The ride, and where the driver is heading. */
  stage: string;
  said: SaidTurn[];
}

/** What a device has stored of this stage, whatever is stored. */
export function parseSaid(text: string | null, stage: string): SaidTurn[] {
  try {
    const kept = Object(JSON.parse(text ?? 'null')) as Partial<Kept>;
    if (kept.stage !== stage || !Array.isArray(kept.said)) return [];
    return kept.said.filter((each) => typeof each?.lat === 'number' && typeof each.lng === 'number');
  } catch {
    return [];
  }
}

/** Until another stage: with the same stage after a reload, nothing is said again. */
let present: Kept = { stage: '', said: [] };

/** The turns said in this stage of a ride, also before a reload. */
export function readSaid(stage: string): readonly SaidTurn[] {
  if (present.stage !== stage) present = { stage, said: parseSaid(recall(), stage) };
  return present.said;
}

/** Remembers a turn as said, in place of those of any other stage. */
export function keepSaid(stage: string, turn: SaidTurn): void {
  present = { stage, said: [...readSaid(stage), turn] };
  try {
    localStorage.setItem(KEY, JSON.stringify(present));
  } catch {
    // Without storage a reload says it again.
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
