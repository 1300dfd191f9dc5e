import type { Locator } from '@playwright/test';

/**
 * Records the widths of a table's columns whenever something in it begins to flash.
 * @returns reads the result: one entry for each distinct set of widths
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
