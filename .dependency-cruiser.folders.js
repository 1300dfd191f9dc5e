/** No circle among folders, types included: what a folder stands on can be read without it. Tests stand beside the house. */

import borders from './.dependency-cruiser.js';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Folders that import each other in a ring have no order in which to read them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/' },
      to: { circular: true },
    },
  ],
  options: {
    ...borders.options,
    exclude: { path: `${borders.options.exclude.path}|/testing/|\\.test\\.tsx?$|\\.gen\\.ts$` },
  },
};
