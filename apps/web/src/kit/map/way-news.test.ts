import { expect, test } from 'vitest';
import { newsOf, SPREAD_MS, WayNews } from './way-news.ts';

const half = () => 0.5;

test('it is asked for at once by who drives it, and by others at some moment within seconds', () => {
  const [driver, rider] = [new WayNews(), new WayNews()];
  expect([driver.isDue(0), driver.leftMs(0)]).toEqual([false, null]);
  driver.tell({}, 1_000, 0);
  expect(driver.isDue(1_000)).toBe(true);
  rider.tell({}, 1_000, SPREAD_MS, half);
  expect([rider.isDue(1_000), rider.leftMs(1_000), rider.isDue(5_000)]).toEqual([false, 4_000, true]);
});

test('a refusal leaves it open: it is asked for again after growing, jittered pauses, until an answer comes', () => {
  const news = new WayNews();
  news.tell({}, 0, 0);
  const pauses: number[] = [];
  let now = 0;
  let answer = () => {};
  for (let i = 0; i < 8; i++) {
    answer = news.begin(now, half);
    const left = news.leftMs(now)!;
    pauses.push(left);
    expect(news.isDue(now + left - 1)).toBe(false);
    now += left;
    expect(news.isDue(now)).toBe(true);
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  news.begin(now, () => 0);
  expect(news.leftMs(now)).toBe(30_000);
  answer();
  expect([news.isOpen, news.isDue(now + 100_000)]).toEqual([false, false]);
});

test('the same news counts once, wherever the route is shown', () => {
  const query = {};
  const standing = {};
  newsOf(query).tell(standing, 0, 0);
  newsOf(query).begin(0)();
  newsOf(query).tell(standing, 1, 0);
  expect(newsOf(query).isOpen).toBe(false);
  newsOf(query).tell({}, 2, 0);
  expect(newsOf(query).isDue(2)).toBe(true);
});

test('an answer that was asked for before the last news does not count', () => {
  const news = new WayNews();
  news.tell({}, 0, 0);
  const answer = news.begin(0);
  news.tell({}, 1, 0);
  answer();
  expect(news.isDue(1)).toBe(true);
});
