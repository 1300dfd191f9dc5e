import { describe, expect, it } from 'vitest';
import { applyPress, type Press, type PressEvent } from './apply-press.ts';

/** Where these events lead, and how many presses were meant. */
function play(...events: PressEvent[]) {
  let press: Press = 'idle';
  let meant = 0;
  for (const event of events) {
    const next = applyPress(press, event);
    press = next.press;
    if (next.isMeant) meant += 1;
  }
  return { press, meant };
}

describe('a deliberate press', () => {
  it('is held to the end', () => {
    expect(play('down')).toEqual({ press: 'holding', meant: 0 });
    expect(play('down', 'time is up')).toEqual({ press: 'idle', meant: 1 });
    expect(play('down', 'time is up', 'up')).toEqual({ press: 'idle', meant: 1 });
  });

  it('is none when it ends early, however often', () => {
    expect(play('down', 'up')).toEqual({ press: 'short', meant: 0 });
    expect(play('down', 'moved away', 'up')).toEqual({ press: 'short', meant: 0 });
    expect(play('down', 'up', 'down', 'up', 'time is up')).toEqual({ press: 'idle', meant: 0 });
  });

  it('is Enter twice, soon', () => {
    expect(play('enter')).toEqual({ press: 'armed', meant: 0 });
    expect(play('enter', 'enter')).toEqual({ press: 'idle', meant: 1 });
    expect(play('enter', 'time is up', 'enter')).toEqual({ press: 'armed', meant: 0 });
    expect(play('down', 'up', 'enter')).toEqual({ press: 'armed', meant: 0 });
  });
});
