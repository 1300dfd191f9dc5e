import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import {
  DriverFilter,
  type ExportInput,
  ExportName,
  RideStatus,
  Role,
  UserStatus,
} from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useFormat } from '@ridewire/ui';
import { IconDownload } from '@tabler/icons-react';
import { trpc } from '../../../kit/live/trpc.ts';
import { RangeField } from '../../../kit/dates/RangeField.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { ExportPreview } from './ExportPreview.tsx';
import { exportInputOf } from './export-input-of.ts';
import type { ExportsSearch } from './exports-search.ts';
import { useExportsTexts } from './texts.en.ts';
import listsStyles from '../../../kit/lists/lists.module.css';
import styles from './exports.module.css';
import { useExport } from './use-export.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { useDriversTexts } from '../../drivers/texts.en.ts';
import { usePeopleTexts } from '../../people/texts.en.ts';
import { useRideTypes, useTypeName } from '../../rides/ride-types.ts';
import { useRidesTexts } from '../../rides/texts.en.ts';
import { useUsersTexts } from '../../users/texts.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';

/** Wider than any window, so that the many choices are always a dropdown. */
const ALWAYS_A_LIST = '1000em';

interface Props {
  input: ExportInput;
  onChoose: (change: Partial<ExportsSearch>) => void;
}

/** The filters of the chosen table. */
function ExportFilters({ input, onChoose }: Props) {
  const drivers = useDriversTexts();
  const pieces = usePiecesTexts();
  const exports = useExportsTexts();
  const users = useUsersTexts();
  const rides = useRidesTexts();
  const rideTypes = useRideTypes();
  const typeName = useTypeName();
  const kit = useKitTexts();
  const people = usePeopleTexts();
  const types = (
    <FilterChoice
      label={exports.type}
      all={exports.allTypes}
      choices={rideTypes.map(({ id }) => ({ value: id, label: typeName(id) }))}
      value={'type' in input ? input.type : undefined}
      onChoose={(type) => onChoose({ type })}
      opensBelow={ALWAYS_A_LIST}
    />
  );
  if (input.name === 'bonuses') return null;
  if (input.name === 'earnings') return types;
  if (input.name === 'rides')
    return (
      <>
        <FilterChoice
          label={rides.status}
          all={users.allStatuses}
          choices={RideStatus.options.map((value) => ({ value, label: pieces.statuses[value] }))}
          value={input.status}
          onChoose={(status) => onChoose({ status })}
          opensBelow={ALWAYS_A_LIST}
        />
        {types}
      </>
    );
  if (input.name === 'drivers')
    return (
      <FilterChoice
        label={drivers.status}
        all={drivers.all}
        choices={DriverFilter.options.map((value) => ({ value, label: drivers.filters[value] }))}
        value={input.status}
        onChoose={(status) => onChoose({ status })}
        opensBelow={ALWAYS_A_LIST}
      />
    );
  return (
    <>
      <FilterChoice
        label={users.role}
        all={users.allRoles}
        choices={Role.options.map((value) => ({ value, label: kit.roles[value] }))}
        value={input.role}
        onChoose={(role) => onChoose({ role })}
        opensBelow={ALWAYS_A_LIST}
      />
      <FilterChoice
        label={users.status}
        all={users.allStatuses}
        choices={UserStatus.options.map((value) => ({ value, label: people.statuses[value] }))}
        value={input.status}
        onChoose={(status) => onChoose({ status })}
        opensBelow={ALWAYS_A_LIST}
      />
    </>
  );
}

const route = getRouteApi('/_shell/dashboard/reports');

/** Saves a table as a file: which one, which days, its filters, and a preview. */
export function Exports() {
  const exports = useExportsTexts();
  const navigate = route.useNavigate();
  const input = exportInputOf(route.useSearch());
  // The previous file's first rows stay while others load.
  const query = trpc.reports.preview.useQuery(input, { placeholderData: keepPreviousData });
  const choose = (change: Partial<ExportsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <Page title={exports.title}>
      <section className={styles.export} aria-label={exports.table}>
        <SegmentedControl
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
        <Text size="sm" mt={-8} c="dimmed">
          {exports.about[input.name]}
        </Text>
        <Group gap="16px" w="100%">
          <div className={`${listsStyles.filters} ${styles.filters}`}>
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
        </Group>
      </section>
      <ExportPreview query={query} />
    </Page>
  );
}

/** Saves the whole table, and shows its progress and outcome. */
function ExportAction({ input }: { input: ExportInput }) {
  const exports = useExportsTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const { state, start, cancel } = useExport();
  const isRunning = state.name === 'running';
  return (
    <>
      <Group gap="8px 12px">
        <Button
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          aria-busy={isRunning}
          aria-disabled={isRunning}
          onClick={() => void start(input)}
        >
          {exports.exportCsv}
        </Button>
        {isRunning && (
          <Button variant="default" onClick={cancel}>
            {exports.cancel}
          </Button>
        )}
        {isRunning && (
          <Text size="sm" className="rw-num">
            {exports.exporting(format.count(state.rowCount), state.rowCount === 1)}
          </Text>
        )}
        {(state.name === 'done' || state.name === 'canceled') && (
          <Text size="sm" className="rw-num">
            {state.sentence}
          </Text>
        )}
      </Group>
      {state.name === 'failed' && (
        <Failure w="100%" title={exports.failed}>
          <Text size="sm">{state.sentence}</Text>
          <Button variant="default" mt="md" onClick={() => void start(input)}>
            {kit.tryAgain}
          </Button>
        </Failure>
      )}
    </>
  );
}
