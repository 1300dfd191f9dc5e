import { listLinks, listSitePaths, siteNavigation, themeOf, themeToggle } from '../screens/site.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { stranger } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

const onDesk = stranger('admin', 'Visitor');
const onPhone = stranger('rider', 'Visitor');
const signedOut = { signedOut: true };

test('every public page can be read without script, and leads nowhere dead', async ({ browserOf }) => {
  const context = await browserOf(onPhone, { ...signedOut, options: { javaScriptEnabled: false } });
  const paths = await listSitePaths(context.request);
  expect(paths.length).toBeGreaterThan(20);
  const page = await context.newPage();
  const links = new Set<string>();
  const titles = new Set<string>();
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('main h1'), path).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(250);
    await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /.{40,}/);
    titles.add(await page.title());
    for (const link of await listLinks(page)) links.add(link);
  }
  expect(titles.size, 'titles of their own').toBe(paths.length);
  const dead: string[] = [];
  for (const link of links) if (!(await context.request.get(link)).ok()) dead.push(link);
  expect(dead, 'links to nothing').toEqual([]);
});

// Side by side, for there are many.
for (const part of [1, 2])
  test(`public pages are accessible, part ${part} of 2`, async ({ browserOf }) => {
    const context = await browserOf(onDesk, signedOut);
    const page = await context.newPage();
    const paths = await listSitePaths(context.request);
    let articles = 0;
    for (const path of paths.filter((_, at) => at % 2 === part - 1)) {
      await page.goto(path);
      // Articles differ in nothing but words: one of them is looked at in both sizes.
      const isArticle = (await page.getByRole('article').count()) > 0;
      await expectAccessible(page, path, isArticle && articles++ > 0 ? undefined : DESK_AND_PHONE);
    }
  });

test('other addresses lead on, and one that is none says so', async ({ browserOf, complaints }) => {
  complaints.expectRefusals();
  const page = await (await browserOf(onDesk, signedOut)).newPage();
  for (const [path, leadsTo] of [
    ['/about', '/about-us'],
    ['/register', '/signup'],
    ['/driver-signup', '/signup?role=driver'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(leadsTo);
  }
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');

  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe('image/png');
  }
});

test('a visitor finds pages, answers and prices, by finger and by keyboard', async ({ browserOf }) => {
  const phone = await (await browserOf(onPhone, signedOut)).newPage();
  await phone.goto('/features');
  const toMenu = phone.getByRole('button', { name: 'Open menu' });
  await toMenu.click();
  const sheet = siteNavigation(phone);
  await expect(sheet.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'page');
  await expect(sheet.locator('[aria-current]')).toHaveCount(1);
  await phone.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(toMenu).toBeFocused();
  await toMenu.click();
  await sheet.getByRole('link', { name: 'FAQ' }).click();
  await expect(phone).toHaveURL('/faq');
  await expect(sheet).toHaveCount(0);

  const search = phone.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('forgot');
  await expect(phone.locator('main').getByText('1 answer', { exact: true })).toBeVisible();
  await expect(phone.locator('details')).toHaveCount(1);
  await search.fill('xyzzy');
  await expect(phone.locator('main').getByText('No answer for “xyzzy”.', { exact: true })).toBeVisible();
  await phone.goto('/faq#refund');
  await expect(phone.locator('#refund p')).toBeInViewport();
  await phone.reload();
  await expect(phone.locator('#refund p')).toBeInViewport();

  const before = await themeOf(phone);
  await themeToggle(phone).click();
  await expect.poll(() => themeOf(phone)).not.toBe(before);
  const chosen = await themeOf(phone);
  await phone.reload();
  expect(await themeOf(phone)).toBe(chosen);

  const desk = await (await browserOf(onDesk, signedOut)).newPage();
  await desk.goto('/pricing');
  const economy = desk.getByRole('term').filter({ hasText: 'Economy' }).locator('+ dd');
  await expect(economy).toHaveText('$14.50');
  const distance = desk.getByRole('slider', { name: 'Distance' });
  await distance.focus();
  await distance.press('ArrowRight');
  await expect(desk.getByRole('status').filter({ hasText: '9 km' })).toBeVisible();
  await expect(economy).toHaveText('$15.40');

  await desk.goto('/privacy');
  const contents = desk.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'The trail' }).press('Enter');
  await expect(desk).toHaveURL('/privacy#trail');
  await expect(desk.getByRole('heading', { name: 'The trail' })).toBeInViewport();
});
