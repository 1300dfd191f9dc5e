import { Switch } from '@mantine/core';
import { useWhereAsked } from '../../demand/demand-live.ts';
import { useDemandTexts } from '../../demand/texts.en.ts';

/** Whether the map shows where riders ask. */
export function WhereAsked() {
  const texts = useDemandTexts();
  const [isOn, setOn] = useWhereAsked();
  return (
    <Switch
      label={texts.show}
      description={texts.showHint}
      labelPosition="left"
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}
