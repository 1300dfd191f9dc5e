import type { Position } from '@ridewire/contracts';
import type { Fix } from '@ridewire/streets';

/** A driver who reports nothing for longer has ended the drive, in milliseconds. */
const ENDED_AFTER_MS = 60_000;
/**
 * A longer drive is passed on in pieces of this many fixes: about a quarter of an hour, with a fix every four seconds.
 */
const PIECE_FIXES = 200;
/** Fixes less accurate than this tell nothing of streets, in meters. */
const MAX_ACCURACY_METERS = 40;
/** The most fixes kept in any case: some 20 MB. */
const MAX_FIXES = 300_000;

/** Remembers the present drives of cars with a ride for as long as it takes to learn from them. */
export interface DriveRecorder {
  /** @param drive one car's drive without a break: a leg of a ride */
  add(drive: string, fix: Position): void;
  /** Takes out the fixes that were driven: all of a drive that has ended, the first piece of a long one. */
  takeEnded(now: number): Fix[][];
  readonly size: number;
}

export function createDriveRecorder(): DriveRecorder {
  const drives = new Map<string, Fix[]>();
  let size = 0;

  return {
    add(drive, { lat, lng, at, accuracy }) {
      if (size >= MAX_FIXES || (accuracy ?? 0) > MAX_ACCURACY_METERS) return;
      const fixes = drives.get(drive);
      if (fixes && fixes.at(-1)!.at >= at) return;
      size++;
      if (fixes) fixes.push({ lat, lng, at });
      else drives.set(drive, [{ lat, lng, at }]);
    },
    takeEnded(now) {
      const taken: Fix[][] = [];
      for (const [drive, fixes] of drives) {
        const last = fixes.at(-1)!;
        const hasEnded = now - last.at > ENDED_AFTER_MS;
        if (!hasEnded && fixes.length < PIECE_FIXES) continue;
        if (hasEnded) drives.delete(drive);
        // The next piece goes on from where this one ends.
        else drives.set(drive, [last]);
        size -= fixes.length - (hasEnded ? 0 : 1);
        taken.push(fixes);
      }
      return taken;
    },
    get size() {
      return size;
    },
  };
}
