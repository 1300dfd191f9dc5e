import { DriverFilter, RideStatus, RideType, Role, UserStatus, type ExportInput } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';
import { FilterChoice } from '../../lists/FilterChoice.tsx';
import type { ExportsSearch } from './exports-search.ts';

/** Wider than any window: so many choices are a list to open. */
const ALWAYS_A_LIST = '1000em';

interface Props {
  input: ExportInput;
  onChoose: (change: Partial<ExportsSearch>) => void;
}

/** What the chosen table can be narrowed to. */
export function ExportFilters({ input, onChoose }: Props) {
  const { exports, rides, users, drivers, history, pieces, shell } = useTexts();
  const types = (
    <FilterChoice
      label={exports.type}
      all={exports.allTypes}
      choices={RideType.options.map((value) => ({ value, label: history.types[value] }))}
      value={'type' in input ? input.type : undefined}
      onChoose={(type) => onChoose({ type })}
      opensBelow={ALWAYS_A_LIST}
    />
  );
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
        choices={Role.options.map((value) => ({ value, label: shell.roles[value] }))}
        value={input.role}
        onChoose={(role) => onChoose({ role })}
        opensBelow={ALWAYS_A_LIST}
      />
      <FilterChoice
        label={users.status}
        all={users.allStatuses}
        choices={UserStatus.options.map((value) => ({ value, label: users.statuses[value] }))}
        value={input.status}
        onChoose={(status) => onChoose({ status })}
        opensBelow={ALWAYS_A_LIST}
      />
    </>
  );
}
