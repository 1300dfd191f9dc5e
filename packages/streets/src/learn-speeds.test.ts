import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessSeconds, HOURS_OF_WEEK } from './guess-speeds.ts';
import { addSeen, emptySpeedSums, learnSeconds, MAX_RATIO, seeDrive } from './learn-speeds.ts';
import { drawStreets } from './testing/draw-streets.ts';
import { drawGrid } from './testing/draw-grid.ts';

const graph = drawGrid();
const classOf = (arc: number) => graph.streetClass[graph.arcStreet[arc]!]!;
const hours = Array.from({ length: HOURS_OF_WEEK }, (_, hour) => ({
  hour,
  guessed: guessSeconds(graph, hour),
}));
const at = (hour: number) => hours[hour]!;
const driven = (arc: number, seconds: number, share = 1) => [{ arc, share, seconds, enteredAt: 0 }];

const anySeen = fc.array(
  fc.record({
    arc: fc.nat(graph.arcHead.length - 1),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    seconds: fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(-5, NaN, Infinity)),
    hour: fc.nat(HOURS_OF_WEEK - 1),
  }),
  { maxLength: 60 },
);

function learn(seen: readonly { arc: number; share: number; seconds: number; hour: number }[], times = 1) {
  const sums = emptySpeedSums(graph);
  for (const { arc, share, seconds, hour } of seen)
    for (let i = 0; i < times; i++) addSeen(sums, seeDrive(graph, driven(arc, seconds, share), at(hour)));
  return sums;
}

describe('what is learnt', () => {
  test('is the guess where nothing was seen', () =>
    expect(learnSeconds(graph, emptySpeedSums(graph), at(9))).toEqual(at(9).guessed));

  test('is the guess where cars took what was guessed, whatever else is reckoned', () => {
    fc.assert(
      fc.property(anySeen, fc.nat(HOURS_OF_WEEK - 1), (seen, hour) => {
        const asGuessed = seen.map((each) => ({
          ...each,
          seconds: at(each.hour).guessed[each.arc]! * each.share,
        }));
        learnSeconds(graph, learn(asGuessed), at(hour)).forEach((seconds, arc) =>
          expect(seconds).toBeCloseTo(at(hour).guessed[arc]!, 3),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('comes as near to what was seen as one likes, the more was seen', () => {
    fc.assert(
      fc.property(
        fc.nat(graph.arcHead.length - 1),
        fc.double({ min: 0.4, max: 3, noNaN: true }),
        fc.nat(HOURS_OF_WEEK - 1),
        (arc, ratio, hour) => {
          const seconds = at(hour).guessed[arc]! * ratio;
          const off = [0, 1, 10, 100, 1_000].map((times) =>
            Math.abs(
              learnSeconds(graph, learn([{ arc, share: 1, seconds, hour }], times), at(hour))[arc]! - seconds,
            ),
          );
          expect(off.toSorted((a, b) => b - a)).toEqual(off);
          expect(off.at(-1)! / seconds).toBeLessThan(0.02);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('is never far from the guess, and always a time', () => {
    fc.assert(
      fc.property(anySeen, fc.nat(HOURS_OF_WEEK - 1), fc.nat(100), (seen, hour, times) => {
        const { guessed } = at(hour);
        learnSeconds(graph, learn(seen, times), at(hour)).forEach((seconds, arc) => {
          expect(seconds).toBeLessThanOrEqual(guessed[arc]! * MAX_RATIO * 1.0001);
          expect(seconds).toBeGreaterThanOrEqual((guessed[arc]! / MAX_RATIO) * 0.9999);
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe('what one arc tells of others', () => {
  const arcs = [...graph.arcHead.keys()];
  const [seenArc] = arcs;
  const near = arcs.findLast((arc) => classOf(arc) === classOf(seenArc!))!;
  const other = arcs.find((arc) => classOf(arc) !== classOf(seenArc!))!;
  const ratios = (sums: ReturnType<typeof learn>, hour: number) => {
    const learnt = learnSeconds(graph, sums, at(hour));
    return (arc: number) => learnt[arc]! / at(hour).guessed[arc]!;
  };

  test('most of itself, then of its kind near by, then of the city', () => {
    const seconds = 2 * at(9).guessed[seenArc!]!;
    const ratio = ratios(learn([{ arc: seenArc!, share: 1, seconds, hour: 9 }], 30), 9);
    expect(ratio(seenArc!)).toBeGreaterThan(ratio(near));
    expect(ratio(near)).toBeGreaterThan(ratio(other));
    expect(ratio(other)).toBeGreaterThan(1);
  });

  test('what an extract has twice is one street', () => {
    const twice = drawStreets(['a b c'], ['ab', 'ab', ['bc', { highway: 'primary' }]]);
    const guessed = guessSeconds(twice, 9);
    const sums = emptySpeedSums(twice);
    for (let i = 0; i < 50; i++)
      addSeen(sums, seeDrive(twice, driven(1, guessed[1]! * 2), { hour: 9, guessed }));
    const learnt = learnSeconds(twice, sums, { hour: 9, guessed });
    expect(twice.arcHead[0]).toBe(twice.arcHead[1]);
    expect(learnt[0]).toBe(learnt[1]);
    expect(learnt[0]! / guessed[0]!).toBeGreaterThan(1.8);
  });

  test('an hour that is slower is slower everywhere, and the others are not', () => {
    const seen = [9, 15].map((hour) => ({
      arc: seenArc!,
      share: 1,
      seconds: (hour === 9 ? 2 : 1) * at(hour).guessed[seenArc!]!,
      hour,
    }));
    const sums = learn(seen, 5_000);
    expect(ratios(sums, 9)(seenArc!)).toBeCloseTo(2, 1);
    expect(ratios(sums, 15)(seenArc!)).toBeCloseTo(1, 1);
    expect(ratios(sums, 9)(other)).toBeGreaterThan(1.25 * ratios(sums, 15)(other));
  });

  test('a car that stood for an hour counts as one that waited', () => {
    const seconds = at(9).guessed[seenArc!]!;
    const usual = learn([{ arc: seenArc!, share: 1, seconds, hour: 9 }], 20);
    addSeen(usual, seeDrive(graph, driven(seenArc!, 3_600), at(9)));
    expect(ratios(usual, 9)(seenArc!)).toBeLessThan(1 + (3 + 60 / seconds) / 20);
  });
});
