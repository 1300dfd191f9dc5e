import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '@ridewire/db/seed';
import type { RiderRide } from '@ridewire/contracts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1_440, height: 900 }, deviceScaleFactor: 1 };

const PICKUP = { address: 'Gulshan 1 Circle, Gulshan', lat: 23.7806, lng: 90.4168 };
const DESTINATION = { address: 'Dhanmondi 32, Dhanmondi', lat: 23.7513, lng: 90.3772 };
/** Where the driver is asked, some minutes of street away. */
const NEAR = { lat: 23.7862, lng: 90.4168 };

/** A place on the driver's screen where a press does nothing: beside the text of the ride. */
const STILL = [95, 560] as const;

/** Tiles are drawn, and what glides has arrived, in milliseconds. */
const SETTLE_MS = 20_000;
/** A reported position is on every screen, in milliseconds. */
const SEEN_MS = 2_000;
/** How many cars have a rider before the board is taken, and how long that may take, in milliseconds. */
const LIVELY_MS = 180_000;

export interface Pictures {
  rider: Buffer;
  driver: Buffer;
  board: Buffer;
}

/**
 * One ride on three screens of a running demo: the rider's phone, the driver's and the admin's board, in the same moment.
 * @param url of a demo that was just started, with an account of each role
 */
export async function takePictures(browser: Browser, url: string): Promise<Pictures> {
  const open = async (role: string, options: Parameters<Browser['newContext']>[0]) => {
    const context = await browser.newContext({ ...options, colorScheme: 'light', locale: 'en-US' });
    // Chosen, because a driver's map is dark by itself where it is night.
    await context.addInitScript(`localStorage.setItem('ridewire-color-scheme', 'light')`);
    await signIn(context, url, role);
    return { context, page: await context.newPage() };
  };
  const admin = await open('admin', DESK);
  await admin.page.goto(`${url}/dashboard/admin/live`);
  await admin.page.waitForTimeout(LIVELY_MS);
  const driver = await open('driver', {
    ...PHONE,
    geolocation: { latitude: NEAR.lat, longitude: NEAR.lng },
    permissions: ['geolocation'],
  });
  const rider = await open('rider', PHONE);
  // The car comes from the north, and so it heads.
  await call(driver.page, url, 'drivers.reportPosition', {
    positions: [
      { lat: NEAR.lat + 0.0005, lng: NEAR.lng, at: Date.now() - 10_000 },
      { ...NEAR, at: Date.now() },
    ],
  });
  await call(driver.page, url, 'drivers.setAvailability', { available: true });
  await driver.page.goto(`${url}/dashboard/driver`);
  await rider.page.goto(`${url}/dashboard/rider`);
  const { id: rideId } = await call<RiderRide>(rider.page, url, 'rides.request', {
    commandId: crypto.randomUUID(),
    pickup: PICKUP,
    destination: DESTINATION,
    type: 'standard',
  });
  await call(driver.page, url, 'rides.accept', { rideId });
  await Promise.all([rider, driver].map(({ page }) => page.getByText(/min/).first().waitFor()));
  // Any press lets the browser play sounds, so nothing asks for one.
  await driver.page.mouse.click(...STILL);
  await admin.page.waitForTimeout(SETTLE_MS);
  // Else a slow machine shows a car that was last seen a while ago.
  await call(driver.page, url, 'drivers.reportPosition', { positions: [{ ...NEAR, at: Date.now() }] });
  await admin.page.waitForTimeout(SEEN_MS);
  const [riderShot, driverShot, boardShot] = await Promise.all(
    [rider, driver, admin].map(({ page }) => page.screenshot()),
  );
  await call(rider.page, url, 'rides.cancel', { rideId, reason: 'Pictures taken' });
  for (const { context } of [rider, driver, admin]) await context.close();
  return { rider: riderShot!, driver: driverShot!, board: boardShot! };
}

async function signIn(context: BrowserContext, url: string, role: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  const answer = await context.request.post(`${url}/trpc/auth.login`, {
    data: { email: account?.email, password: account?.password },
  });
  if (!answer.ok()) throw new Error(`The demo's ${role} can't sign in: ${await answer.text()}`);
}

/** A call as the page would make it, with its cookie. */
async function call<T>(page: Page, url: string, path: string, input: object): Promise<T> {
  const answer = await page.context().request.post(`${url}/trpc/${path}`, { data: input });
  if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
  return ((await answer.json()) as { result: { data: T } }).result.data;
}

/** The three side by side, as the README shows them. */
export async function composePictures(browser: Browser, { rider, driver, board }: Pictures): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 700 } });
  const image = (bytes: Buffer, width: number) =>
    `<img width="${width}" src="data:image/png;base64,${bytes.toString('base64')}">`;
  await page.setContent(`<style>
      body { margin: 0; height: 700px; padding-inline: 20px; box-sizing: border-box; display: flex; gap: 24px;
        align-items: center; justify-content: space-between; background: #e3e9eb }
      img { border-radius: 14px; box-shadow: 0 8px 24px rgb(12 22 25 / 16%) }
    </style>${image(rider, 286)}${image(driver, 286)}${image(board, 780)}`);
  const composed = await page.screenshot();
  await page.close();
  return composed;
}

/** Run in a page, whose canvas can write WebP. */
const writeWebp = (source: string) => `(async () => {
  const image = new Image();
  image.src = '${source}';
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.82);
})()`;

/** A picture as WebP, in the size it has. */
export async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate<string>(writeWebp(`data:image/png;base64,${png.toString('base64')}`));
  await page.close();
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
