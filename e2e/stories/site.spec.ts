import {
  awake,
  inLanguage,
  isWrittenIn,
  languageOf,
  listSitePaths,
  readPage,
  siteNavigation,
  themeOf,
  themeToggle,
} from '../screens/site.ts';
import { DESK_AND_PHONE, expectAccessible, NARROWEST, ON_PHONE } from '../stage/expect-accessible.ts';
import { stranger } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

const onDesk = stranger('admin', 'Visitor');
const onPhone = stranger('rider', 'Visitor');
const signedOut = { signedOut: true };

test('every public page can be read without script, in each language, and leads nowhere dead', async ({
  browserOf,
}) => {
  const context = await browserOf(onPhone, {
    ...signedOut,
    options: { javaScriptEnabled: false, viewport: NARROWEST },
  });
  const paths = await listSitePaths(context.request);
  expect(paths.length).toBeGreaterThan(40);
  const page = await context.newPage();
  const languages = [...new Set(paths.map(languageOf))];
  const links = new Set<string>();
  const titles = new Set<string>();
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    const language = languageOf(path);
    const read = await readPage(page);
    expect.soft(read, path).toMatchObject({
      language,
      headlines: 1,
      isHeadlineSeen: true,
      canonical: path,
      alternates: {
        ...Object.fromEntries(languages.map((each) => [each, inLanguage(each, path)])),
        'x-default': inLanguage('en', path),
      },
      overhang: [],
    });
    expect.soft(read.letters, path).toBeGreaterThan(250);
    expect.soft(read.description.length, path).toBeGreaterThan(39);
    expect.soft(isWrittenIn(language, read.headline), `${path}: ${read.headline}`).toBe(true);
    titles.add(read.title);
    const others = read.links.filter((link) => paths.includes(link) && languageOf(link) !== language);
    expect
      .soft(new Set(others), `${path} leads to its other languages, and stays else`)
      .toEqual(new Set(languages.filter((each) => each !== language).map((each) => inLanguage(each, path))));
    for (const link of read.links) links.add(link);
  }
  expect(titles.size, 'titles of their own').toBe(paths.length);
  const dead: string[] = [];
  for (const link of links) if (!(await context.request.get(link)).ok()) dead.push(link);
  expect(dead, 'links to nothing').toEqual([]);

  // Parts that need script are hidden; links between the pages are visible.
  for (const path of ['/bn', '/bn/pricing', '/bn/faq', '/bn/contact']) {
    await page.goto(path);
    await expect(page.locator('button:visible, input:visible'), path).toHaveCount(0);
  }
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'ভাড়া' })).toBeVisible();
});

// Articles differ only in their words, and languages only in their text, so one of each is checked.
const LAYOUTS = [
  '/',
  '/features',
  '/about-us',
  '/pricing',
  '/faq',
  '/contact',
  '/report',
  '/cookies',
  '/blog',
];
for (const language of ['en', 'bn'] as const)
  test(`public pages are accessible: ${language}`, async ({ browserOf, complaints }) => {
    complaints.expectRefusals();
    const page = await (await browserOf(onDesk, signedOut)).newPage();
    for (const path of [...LAYOUTS, '/no/such/page'].map((path) => inLanguage(language, path))) {
      await page.goto(path);
      if (language === 'en') await expectAccessible(page, path, DESK_AND_PHONE);
      // Another language changes no color and no order.
      else await expectAccessible(page, path, ON_PHONE);
    }
  });

test('other addresses lead on, and one that is none says so', async ({ browserOf, complaints }) => {
  complaints.expectRefusals();
  const page = await (await browserOf(onDesk, signedOut)).newPage();
  for (const [path, leadsTo] of [
    ['/about', '/about-us'],
    ['/bn/about', '/bn/about-us'],
    ['/bn/', '/bn'],
    ['/register', '/signup'],
    ['/driver-signup', '/signup?role=driver'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(leadsTo);
  }
  expect((await page.goto('/faq/'))?.status()).toBe(200);
  await expect(page).toHaveURL('/faq');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  for (const path of [
    '/dashboard/nope',
    '/login/nope',
    '/dashboard/user-management/1/2',
    '/bn/dashboard/nope',
  ])
    expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of ['/dashboard', '/dashboard/ride-management/1', '/settings', '/verify-otp/'])
    expect((await page.request.get(path)).status(), path).toBe(200);
  expect((await page.goto('/bn/no/such/page'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/bn');
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'লগ ইন' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'লগ ইন' })).toBeVisible();

  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe('image/png');
  }
});

test('a visitor finds pages, answers and prices, by finger and by keyboard, and in another language', async ({
  browserOf,
}) => {
  const phone = await (await browserOf(onPhone, signedOut)).newPage();
  await phone.goto('/features');
  await awake(phone);
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
  await awake(phone);
  await expect(sheet).toHaveCount(0);

  // As Chrome offers it, in its own time; other browsers never do.
  const install = phone.getByRole('button', { name: 'Install Ridewire' });
  await phone.goto('/download');
  await awake(phone);
  await expect(install).toHaveCount(0);
  await phone.evaluate(() => {
    const offer = { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'accepted' }) };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), offer));
  });
  await install.click();
  await expect(phone.getByText('Ridewire is installed.')).toBeVisible();
  await phone.goto('/faq');
  await awake(phone);

  const search = phone.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('forgot');
  await expect(phone.locator('main').getByText('1 answer', { exact: true })).toBeVisible();
  await expect(phone.locator('details')).toHaveCount(1);
  await search.fill('xyzzy');
  await expect(phone.locator('main').getByText('No answer for “xyzzy”.', { exact: true })).toBeVisible();
  await phone.goto('/faq#refund');
  await awake(phone);
  await expect(phone.locator('#refund p')).toBeInViewport();
  await phone.reload();
  await awake(phone);
  await expect(phone.locator('#refund p')).toBeInViewport();

  const before = await themeOf(phone);
  await themeToggle(phone).click();
  await expect.poll(() => themeOf(phone)).not.toBe(before);
  const chosen = await themeOf(phone);
  await phone.reload();
  await awake(phone);
  expect(await themeOf(phone)).toBe(chosen);

  const desk = await (await browserOf(onDesk, signedOut)).newPage();
  await desk.goto('/pricing');
  await awake(desk);
  const estimates = async (
    type: string,
    slider: string,
    shown: { before: string; km: string; after: string },
  ) => {
    const fare = desk.getByRole('term').filter({ hasText: type }).locator('+ dd');
    await expect(fare).toHaveText(shown.before);
    const distance = desk.getByRole('slider', { name: slider });
    await distance.focus();
    await distance.press('ArrowRight');
    await expect(desk.getByRole('status').filter({ hasText: shown.km })).toBeVisible();
    await expect(fare).toHaveText(shown.after);
  };
  await estimates('Economy', 'Distance', { before: '$14.50', km: '9 km', after: '$15.40' });

  // Chosen here, and kept for the app.
  await desk.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
  await expect(desk).toHaveURL('/bn/pricing');
  await awake(desk);
  await estimates('ইকোনমি', 'দূরত্ব', { before: '$১৪.৫০', km: '৯ কিমি', after: '$১৫.৪০' });
  const kept = async () =>
    (await desk.context().cookies()).find(({ name }) => name === 'ridewire_language')?.value;
  expect(await kept()).toBe('bn');
  await siteNavigation(desk, 'প্রধান').getByRole('link', { name: 'যোগাযোগ' }).click();
  await expect(desk).toHaveURL('/bn/contact');
  await awake(desk);
  await desk.getByRole('button', { name: 'মেসেজ পাঠান' }).click();
  await expect(desk.getByText('নাম দিন')).toBeVisible();
  await desk.goto('/bn/contact?topic=privacy#content');
  await awake(desk);
  await desk.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(desk).toHaveURL('/contact?topic=privacy#content');
  await awake(desk);
  expect(await kept()).toBe('en');

  await desk.goto('/privacy');
  await awake(desk);
  const contents = desk.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'The audit trail' }).press('Enter');
  await expect(desk).toHaveURL('/privacy#trail');
  await expect(desk.getByRole('heading', { name: 'The audit trail' })).toBeInViewport();
});
