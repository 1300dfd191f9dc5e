import { chromium } from '@playwright/test';
const [, , base, ...paths] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
for (const [name, w, h] of [
  ['d', 1440, 900],
  ['p', 390, 844],
] as const)
  for (const scheme of ['light', 'dark'] as const) {
    const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
    const p = await c.newPage();
    p.on('console', (m) => {
      if (m.type() === 'error') console.log(m.text());
    });
    p.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 300)));
    for (const path of paths) {
      await p.goto(base + path);
      await p.waitForTimeout(700);
      const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log('OVERFLOW', path, name, over);
      await p.screenshot({
        path: `/tmp/lead/shots/${path.replace(/\W/g, '_')}-${name}-${scheme}.png`,
        fullPage: true,
      });
    }
    await c.close();
  }
await b.close();
