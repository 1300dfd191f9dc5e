import { Autocomplete, Stack, Switch, Text, TextInput } from '@mantine/core';
import { LONGEST_COST_CENTER, LONGEST_PURPOSE } from '@ridewire/contracts/business-choices';
import { trpc } from '../../kit/live/trpc.ts';
import { useBusinessTexts } from './texts.en.ts';
import type { TypedBusiness } from './typed-business.ts';

export interface BusinessFieldsProps {
  /** Null: a private ride. */
  value: TypedBusiness | null;
  onChange: (business: TypedBusiness | null) => void;
}

/** Whether a ride is for work, and what it is for. */
export function BusinessFields({ value, onChange }: BusinessFieldsProps) {
  const texts = useBusinessTexts();
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label={texts.isBusiness}
        checked={value !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { costCenter: '', purpose: '' } : null)
        }
      />
      {value && <PurposeFields value={value} onChange={onChange} />}
    </Stack>
  );
}

interface PurposeFieldsProps {
  value: TypedBusiness;
  onChange: (business: TypedBusiness) => void;
}

/** The cost center, with those used last, the purpose, and who reads them. */
export function PurposeFields({ value, onChange }: PurposeFieldsProps) {
  const texts = useBusinessTexts();
  const { data: used = [] } = trpc.business.costCenters.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <Autocomplete
        size="lg"
        label={texts.costCenter}
        description={texts.costCenterHint}
        data={used}
        maxLength={LONGEST_COST_CENTER}
        autoComplete="off"
        value={value.costCenter}
        onChange={(costCenter) => onChange({ ...value, costCenter })}
      />
      <TextInput
        size="lg"
        label={texts.purpose}
        description={texts.purposeHint}
        maxLength={LONGEST_PURPOSE}
        autoComplete="off"
        value={value.purpose}
        onChange={({ currentTarget }) => onChange({ ...value, purpose: currentTarget.value })}
      />
      <Text size="sm" c="dimmed">
        {texts.private}
      </Text>
    </>
  );
}
