import { expect, test } from 'vitest';
import docs from '../../../../../docs/live.md?raw';
import { LINK_STATES, nextStatus, type ConnectionStatus, type LinkEvent } from './link-states.ts';

const STATES = Object.keys(LINK_STATES) as ConnectionStatus[];
const EVENTS: LinkEvent[] = ['opening', 'opened', 'closed', 'lost', 'back', 'ended'];

/** The rows of a table of the document, by their first cell. */
const tableAfter = (heading: string) => {
  const [, section = ''] = docs.split(`## ${heading}\n`);
  const rows = section.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];
  return new Map(
    rows.slice(2).map((row) => {
      const [name = '', ...cells] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name, cells];
    }),
  );
};

const drawn = tableAfter('The link of a browser');

test('the document has every state, and only these', () => {
  expect([...drawn.keys()]).toEqual(STATES);
});

test.each(STATES)('%s: every event leads where the document says, and what is shown is that', (state) => {
  const to = EVENTS.map((event) => nextStatus(state, event));
  const { sign, banner } = LINK_STATES[state];
  expect(drawn.get(state)).toEqual([...to.map((next) => (next === state ? '' : next)), sign, banner]);
});
