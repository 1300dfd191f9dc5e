import { setTimeout as wait } from 'node:timers/promises';
import { makeActor } from '@ridewire/api/testing/actors';
import type { Role } from '@ridewire/contracts';
import { isQuick } from './size.ts';
import { launchBrowser, openSlowPage, press, type SlowPage } from './slow-page.ts';
import type { Servers } from './start-servers.ts';
import { median, quantile } from './statistics.ts';
import { spreadOf, type Result } from './compare.ts';

const ROUNDS = isQuick ? 2 : 5;
/** Browsers call 200 good; our goal is half of it. */
const GOAL_MS = 100;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1_440, height: 900 };
const GULSHAN = { latitude: 23.7947, longitude: 90.4143 };
/** How soon a list shows the results for the text in its field, in milliseconds. */
const LIST_MS = 500;
/** A page with one button and nothing else. */
const BARE = `data:text/html,<button onclick="this.textContent = Math.random()">Press</button>`;

/**
 * Every action of the three homes in a real browser on a processor four times slower: from the press until the frame that
 * answers it. The floor is a page with one button.
 */
export async function benchHomes({ db, product }: Servers): Promise<Result[]> {
  const browser = await launchBrowser();
  try {
    const openHome = async (role: Role, path = '') => {
      const { cookie } = await makeActor(db, role, { available: false });
      const viewport = role === 'admin' ? DESK : PHONE;
      return openSlowPage(browser, `${product.url}/dashboard/${role}${path}`, {
        cookie,
        viewport,
        at: GULSHAN,
      });
    };
    const board = await openHome('admin', '/../admin/live');
    const bare = await openSlowPage(browser, BARE, { viewport: PHONE, at: GULSHAN });
    const floor: number[] = [];
    const times = new Map<string, number[]>();
    const note = async (home: SlowPage, name: string, act: () => Promise<unknown>) => {
      const ms = await home.timeOf(act);
      times.set(name, [...(times.get(name) ?? []), ms]);
    };
    for (let round = 0; round <= ROUNDS; round++) {
      // The first round is a warm-up.
      if (round === 1) times.clear();
      const ms = await bare.timeOf(() => press(bare.page.getByRole('button')));
      if (round > 0) floor.push(ms);
      // New people each time, since files loaded by the first press are part of it.
      const [rider, driver] = [await openHome('rider'), await openHome('driver')];
      await ride({ rider, driver, board }, note);
      await Promise.all([rider, driver].map(({ page }) => page.context().close()));
      await db.pool.query('update drivers set available = false');
    }
    const all = [...times].map(([name, each]) => ({ name, ms: median(each), worst: Math.max(...each) }));
    console.log(all.map(({ name, ms, worst }) => `  ${name}: ${ms} ms (worst ${worst})`).join('\n'));
    return (['rider', 'driver', 'admin'] as const).map((role) => {
      const own = all.filter(({ name }) => name.startsWith(role));
      const slowest = own.toSorted((a, b) => b.ms - a.ms)[0];
      const ms = slowest?.ms ?? Number.NaN;
      return {
        title: `${role}’s home, ${own.length} actions on a processor four times slower: the slowest, “${slowest?.name}”`,
        floor: `${median(floor)} ms`,
        product: `${ms} ms (p75 of all ${quantile(
          own.map((each) => each.ms),
          0.75,
        )})`,
        ratio: ms / median(floor),
        goal: `at most ${GOAL_MS} ms`,
        reached: ms <= GOAL_MS,
        spread: spreadOf(floor),
      };
    });
  } finally {
    await browser.close();
  }
}

type Note = (home: SlowPage, name: string, act: () => Promise<unknown>) => Promise<void>;

/** One ride through the three homes, and everything else there is to press. */
async function ride({ rider, driver, board }: Record<'rider' | 'driver' | 'board', SlowPage>, note: Note) {
  const button = ({ page }: SlowPage, name: string | RegExp) => page.getByRole('button', { name }).first();
  await note(driver, 'driver: go online', () => press(button(driver, 'Go Online')));
  for (const [end, text] of [
    ['Pickup', 'Gulshan 2 Circle'],
    ['Destination', 'Airport'],
  ] as const) {
    const field = rider.page.getByPlaceholder(end);
    await note(rider, `rider: open ${end}`, () => press(field));
    await note(rider, `rider: type ${end}`, () => field.pressSequentially(text.slice(0, 5), { delay: 120 }));
    await field.fill(text);
    // The list for the earlier text is still there, with other rows.
    await rider.page.getByRole('option').first().filter({ hasText: text }).waitFor();
    await wait(LIST_MS);
    await note(rider, `rider: choose ${end}`, () =>
      press(rider.page.getByRole('option', { name: text }).first()),
    );
  }
  await note(rider, 'rider: choose a type', () =>
    press(rider.page.getByRole('radio', { name: /Comfort/ }).first()),
  );
  await rider.page
    .getByRole('radio', { name: /Standard/ })
    .first()
    .click();
  await note(rider, 'rider: find a driver', () => press(button(rider, /^Find Driver \$/)));
  await note(driver, 'driver: accept', () => press(button(driver, 'Accept')));
  await note(board, 'admin: open a ride', () =>
    press(board.page.locator('[data-part=board-row] button').first()),
  );
  await note(board, 'admin: close it', () => board.page.keyboard.press('Escape'));
  const search = board.page.getByRole('searchbox');
  await note(board, 'admin: search the board', () => search.pressSequentially('gul', { delay: 120 }));
  await search.fill('');
  for (const view of ['Columns', 'Map', 'Split'])
    await note(board, `admin: view ${view}`, () => press(board.page.getByText(view, { exact: true })));
  await note(board, 'admin: filter by step', () => press(button(board, /^On the way/)));
  await button(board, /^On the way/).click();
  for (const home of [rider, driver] as const) {
    const role = home === rider ? 'rider' : 'driver';
    await note(home, `${role}: open the menu`, () => press(button(home, 'Toggle sidebar')));
    await home.page.keyboard.press('Escape');
  }
  await note(driver, 'driver: picked up', () => press(button(driver, 'Picked Up')));
  await note(driver, 'driver: in transit', () => press(button(driver, 'In Transit')));
  await driver.page.getByRole('button', { name: 'Complete', exact: true }).click();
  await note(driver, 'driver: complete', () => press(button(driver, 'Complete ride')));
  await note(driver, 'driver: cash received', () => press(button(driver, 'Cash received')));
  await note(driver, 'driver: next request', () => press(button(driver, 'Next request')));
}
