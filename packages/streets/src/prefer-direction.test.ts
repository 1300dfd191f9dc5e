import { describe, expect, test } from 'vitest';
import { createRouter } from './find-route.ts';
import { endBeside, startHeading } from './prefer-direction.ts';
import { createSnapper } from './snap.ts';
import { drawStreets, placeOf } from './testing/draw-streets.ts';
import { turnTimer, U_TURN_SECONDS } from './turn-seconds.ts';

const MAP = ['a b c d', '  e f  '];
const graph = drawStreets(MAP, [
  ['abcd', { highway: 'secondary' }],
  ['be', {}],
  ['cf', {}],
]);
const snapper = createSnapper(graph);
/** A point between two places, so many meters north of the line between them. */
const between = (a: string, b: string, meters = 0) => {
  const [from, to] = [placeOf(MAP, a)!, placeOf(MAP, b)!];
  return { lat: (from.lat + to.lat) / 2 + meters / 111_195, lng: (from.lng + to.lng) / 2 };
};
const snapAt = (point: ReturnType<typeof between>) => snapper.nearest(point, { maxMeters: 50 })!;
const SECONDS = Float32Array.from(graph.arcHead, () => 10);
const isEastbound = (arc: number) =>
  graph.junctionLng[graph.arcHead[arc]!]! > graph.junctionLng[graph.arcTail[arc]!]!;

describe('a car begins in its heading', () => {
  const from = snapAt(between('b', 'c'));
  const routeTo = (to: string, heading: number) =>
    createRouter(graph).findRoute(SECONDS, startHeading(graph, from, heading), snapAt(between('a', to)))!;
  test('where that leads', () => {
    const route = routeTo('b', 270);
    expect(isEastbound(route.arcs[0]!)).toBe(false);
    expect(route).toMatchObject({ startSeconds: 0, seconds: 10 });
  });
  test('and turns round where that is quickest, which takes its time', () => {
    const route = routeTo('b', 90);
    expect(isEastbound(route.arcs[0]!)).toBe(false);
    expect(route).toMatchObject({ startSeconds: U_TURN_SECONDS, seconds: 10 + U_TURN_SECONDS });
  });
  test.each([20, 160, 200, 340])('standing across the street, at %d°, it may begin either way', (heading) =>
    expect(startHeading(graph, from, heading)).toEqual(from),
  );
});

describe('a car ends on the side of the place', () => {
  const from = snapAt(between('a', 'b'));
  const endAt = (meters: number, side: 'left' | 'right', start = from) => {
    const point = between('b', 'c', meters);
    const route = createRouter(graph).findRoute(
      SECONDS,
      start,
      endBeside(graph, snapAt(point), point, side),
    )!;
    return { isEastbound: isEastbound(route.arcs.at(-1)!), seconds: route.seconds };
  };
  test.each([
    [15, 'left', true],
    [-15, 'right', true],
    [15, 'right', false],
    [-15, 'left', false],
  ] as const)('%d m to the north where cars drive on the %s', (meters, side, east) =>
    expect(endAt(meters, side).isEastbound).toBe(east),
  );
  test('in the middle of the street, either way does', () => {
    const point = between('b', 'c', 3);
    expect(endBeside(graph, snapAt(point), point, 'left')).toEqual(snapAt(point));
  });
  test('the far side is no drive: what it is worth is not in the time', () => {
    const minor = drawStreets(MAP, ['abcd', 'be', 'cf']);
    const [start, point] = [
      createSnapper(minor).nearest(between('a', 'b'), { maxMeters: 9 })!,
      between('b', 'c', 15),
    ];
    const end = endBeside(minor, createSnapper(minor).nearest(point, { maxMeters: 50 })!, point, 'right');
    const route = createRouter(minor).findRoute(SECONDS, start, end)!;
    expect(end.lesser!.seconds).toBe(10);
    expect(route).toMatchObject({ arcs: [expect.any(Number), end.lesser!.arc], seconds: 10 });
  });
});

describe('turning takes', () => {
  /** A crossing of two-way streets where cars drive as the roundabout beside it says. */
  const crossing = (isLeft: boolean) =>
    drawStreets(
      [' n  12', 'wxe 43', ' s    '],
      [
        'wx',
        'xe',
        'nx',
        'xs',
        isLeft ? ['12341', { junction: 'roundabout' }] : ['14321', { junction: 'roundabout' }],
      ],
    );
  test.each([
    [true, 'w', 'e', 0],
    [true, 'w', 'n', 3],
    [true, 'w', 's', 6],
    [false, 'w', 'n', 6],
    [false, 'w', 's', 3],
    [false, 'w', 'w', U_TURN_SECONDS],
  ])('where cars drive on the left (%s) from %s to %s %d seconds', (isLeft, from, to, seconds) => {
    const streets = crossing(isLeft);
    const places = new Map(
      ['n', 'w', 'e', 's', 'x'].map((letter) => {
        const at = placeOf([' n  12', 'wxe 43', ' s    '], letter)!;
        return [
          letter,
          streets.junctionLat.findIndex(
            (lat, j) =>
              Math.abs(lat / 1e7 - at.lat) < 1e-6 && Math.abs(streets.junctionLng[j]! / 1e7 - at.lng) < 1e-6,
          ),
        ];
      }),
    );
    const arcBetween = (tail: string, head: string) =>
      Array.from(streets.arcHead.keys()).find(
        (arc) => streets.arcTail[arc] === places.get(tail) && streets.arcHead[arc] === places.get(head),
      )!;
    expect(turnTimer(streets)(arcBetween(from, 'x'), arcBetween('x', to))).toBe(seconds);
  });
});
