import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses both ends by name, each by pressing the first result. */
export async function chooseTrip(
  page: Page,
  pickup = 'Gulshan 2 Circle',
  destination = 'Airport',
): Promise<void> {
  for (const [end, name] of [
    ['Pickup', pickup],
    ['Destination', destination],
  ] as const) {
    // As people do; from then on the list answers presses.
    await page.getByPlaceholder(end).click();
    await page.getByPlaceholder(end).fill(name);
    // Beside the answers, a pickup with several entrances has a select whose options name it too.
    const answer = page.getByRole('listbox').getByRole('option', { name }).first();
    await answer.click();
    // An older list may be replaced by the answer during a press, which then reaches neither.
    await expect(async () => {
      if (await answer.isVisible()) await answer.click({ timeout: 5_000 });
      await expect(page.getByRole('listbox')).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  }
}

/** The button, once it shows the price of the chosen trip. */
export const findDriver = (page: Page): Locator => page.getByRole('button', { name: /^Find Driver \$/ });

/** '$14.50', as written on the button. */
export async function readQuote(page: Page): Promise<string> {
  await expect(findDriver(page)).toBeEnabled();
  const name = await findDriver(page).ariaSnapshot();
  return /\$\d+\.\d\d/.exec(name)?.[0] ?? '';
}

/** Chooses a trip and requests it; resolves to the price on the button. */
export async function requestRide(page: Page, pickup?: string, destination?: string): Promise<string> {
  await chooseTrip(page, pickup, destination);
  const quote = await readQuote(page);
  await findDriver(page).click();
  return quote;
}

/** The present state in one line: the page's only h1. */
export const riderHeading = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });

/** The heading for each status, with Karim as the driver. */
export const RIDER_SAYS = {
  none: 'Where to?',
  requested: 'Finding your driver…',
  accepted: 'Karim is on the way',
  arriving: 'Arriving now',
  arrived: 'Karim is here',
  picked_up: 'You’re on board',
  in_transit: /^(Arrive about \d|On the way)/,
  completed: 'You’ve arrived',
  canceledByRider: 'You canceled this ride',
  noDriver: 'No driver is free right now',
} as const;
