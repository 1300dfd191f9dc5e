import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

interface Image {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

const PUBLIC = new URL('../../../public/', import.meta.url);
const ROUTES = new URL('../../app/routes/_shell/', import.meta.url);
const manifest = JSON.parse(await readFile(new URL('manifest.webmanifest', PUBLIC), 'utf8')) as {
  icons: Image[];
  screenshots: Image[];
  shortcuts: { name: string; url: string }[];
  start_url: string;
};
const fileOf = ({ src }: Image) => fileURLToPath(new URL(`.${src}`, PUBLIC));

test.each([...manifest.icons, ...manifest.screenshots])('$src is such a picture', async (image) => {
  // Read into memory, because a test of uploads in the same process forbids sharp to open files.
  const { width, height, format } = await sharp(await readFile(fileOf(image))).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([image.sizes, image.type]);
});

test('what browsers ask before they offer to install: two sizes, a screenshot each for phone and desk', () => {
  const sizes = manifest.icons.filter(({ purpose }) => purpose === undefined).map((icon) => icon.sizes);
  expect(sizes).toEqual(['192x192', '512x512']);
  expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['narrow', 'wide']);
});

test('a phone that cuts its own shape leaves the mark whole', async () => {
  const icon = manifest.icons.find(({ purpose }) => purpose === 'maskable') as Image;
  const { data, info } = await sharp(await readFile(fileOf(icon)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  // Every mask keeps a circle of 40% around the center.
  const isKept = (x: number, y: number) =>
    Math.hypot(x - info.width / 2, y - info.height / 2) < info.width * 0.4;
  const cut = [];
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    if (!isKept(x, y) && !data.subarray(at, at + 3).equals(ground)) cut.push([x, y]);
  }
  expect(cut).toEqual([]);
});

test.each(manifest.shortcuts)('the shortcut to $name leads to a page of one role', ({ url }) => {
  expect(url).toMatch(/^\/dashboard\/(rider|driver|admin)\//);
  expect(existsSync(new URL(`.${url}.tsx`, ROUTES))).toBe(true);
});
