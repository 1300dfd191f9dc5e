import type { Locator } from '@playwright/test';

/**
 * Follows how wide a table's columns are whenever something in it begins to flash.
 * @returns reads what was seen so far: one entry for each way the columns stood
 */
export async function watchColumns(table: Locator): Promise<() => Promise<string[]>> {
  await table.evaluate((element) => {
    const seen = new Set<string>();
    const look = () => {
      const heads = [...element.querySelectorAll('th')];
      seen.add(heads.map((head) => Math.round(head.getBoundingClientRect().width)).join(' '));
    };
    look();
    new MutationObserver(() => {
      look();
      element.setAttribute('data-seen', [...seen].join(', '));
    }).observe(element, { attributeFilter: ['data-flash'], subtree: true });
  });
  return async () => ((await table.getAttribute('data-seen')) ?? '').split(', ').filter(Boolean);
}
