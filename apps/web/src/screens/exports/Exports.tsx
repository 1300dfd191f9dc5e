import '../../lists/lists.css';
import './exports.css';
import { SegmentedControl, Text } from '@mantine/core';
import { ExportName } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RangeField } from '../../reports/RangeField.tsx';
import { exportPreviewQuery } from '../../reports/report-queries.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ExportAction } from './ExportAction.tsx';
import { ExportFilters } from './ExportFilters.tsx';
import { ExportPreview } from './ExportPreview.tsx';
import { exportInputOf } from './export-input-of.ts';
import type { ExportsSearch } from './exports-search.ts';

const route = getRouteApi('/_shell/dashboard/reports');

/** A table to be saved as a file: which one, of which days, narrowed, and what it begins with. */
export function Exports() {
  const { exports } = useTexts();
  const navigate = route.useNavigate();
  const input = exportInputOf(route.useSearch());
  const query = useQuery(exportPreviewQuery(input));
  const choose = (change: Partial<ExportsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <Page title={exports.title}>
      <section className="rw-export" aria-label={exports.table}>
        <SegmentedControl
          className="rw-export-tables"
          aria-label={exports.table}
          data={ExportName.options.map((value) => ({ value, label: exports.tables[value] }))}
          value={input.name}
          onChange={(name) =>
            choose({
              table: name === 'rides' ? undefined : name,
              status: undefined,
              role: undefined,
              type: undefined,
            })
          }
        />
        <Text size="sm" c="dimmed">
          {exports.about[input.name]}
        </Text>
        <div className="rw-export-filters">
          <RangeField
            label={exports.range}
            placeholder={exports.allTime}
            from={input.from}
            to={input.to}
            onChoose={choose}
          />
          <ExportFilters input={input} onChoose={choose} />
        </div>
        <ExportAction input={input} />
      </section>
      <ExportPreview query={query} />
    </Page>
  );
}
