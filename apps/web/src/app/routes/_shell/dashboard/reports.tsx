import { createFileRoute } from '@tanstack/react-router';
import { readExportsSearch } from '../../../../features/reports/exports/exports-search.ts';
import { Exports } from '../../../../features/reports/exports/Exports.tsx';
import { queries } from '../../../../kit/live/queries.ts';
import { requireRight } from '../../../../features/session/guards.ts';

export const Route = createFileRoute('/_shell/dashboard/reports')({
  validateSearch: readExportsSearch,
  beforeLoad: ({ context }) => requireRight(context.me, 'exports:read'),
  loaderDeps: ({ search }) => search,
  // Not awaited: the preview shows its own skeleton.
  loader: ({ deps }) => {
    // Uses a schema, which is loaded with the screen and not with every page's routes.
    import('../../../../features/reports/exports/export-input-of.ts').then(
      ({ exportInputOf }) => queries.reports.preview.prefetch(exportInputOf(deps)),
      // The screen needs the same file, and reports it if it can't be loaded.
      () => {},
    );
    void queries.system.config.prefetch();
  },
  component: Exports,
});
