import { expect, it } from 'vitest';
import { planCrop } from './crop-plan.ts';

const picture = { width: 4000, height: 3000 };

/** Where a point of the picture is drawn. */
function drawnAt(plan: ReturnType<typeof planCrop>, x: number, y: number) {
  const [dx, dy] = [(x - picture.width / 2) * plan.scale, (y - picture.height / 2) * plan.scale];
  const [cos, sin] = [Math.cos(plan.radians), Math.sin(plan.radians)];
  return {
    x: Math.round(plan.middle.x + cos * dx - sin * dy),
    y: Math.round(plan.middle.y + sin * dx + cos * dy),
  };
}

it('scales large parts down and leaves small ones as they are', () => {
  expect(planCrop(picture, { x: 0, y: 0, width: 3000, height: 3000 }, 0).side).toBe(1024);
  expect(planCrop(picture, { x: 0, y: 0, width: 300, height: 300 }, 0)).toMatchObject({
    side: 300,
    scale: 1,
  });
});

it('draws the chosen part from corner to corner', () => {
  const plan = planCrop(picture, { x: 500, y: 1000, width: 2000, height: 2000 }, 0);
  expect(drawnAt(plan, 500, 1000)).toEqual({ x: 0, y: 0 });
  expect(drawnAt(plan, 2500, 3000)).toEqual({ x: 1024, y: 1024 });
});

it('counts in the box around the turned picture', () => {
  // A quarter turn: 3000 wide, 4000 high; the picture's left lower corner is now left above.
  const plan = planCrop(picture, { x: 0, y: 0, width: 1000, height: 1000 }, 90);
  expect(drawnAt(plan, 0, 3000)).toEqual({ x: 0, y: 0 });
  expect(drawnAt(plan, 1000, 2000)).toEqual({ x: 1000, y: 1000 });
});
