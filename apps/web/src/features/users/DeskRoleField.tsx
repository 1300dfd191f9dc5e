import { Radio, Stack } from '@mantine/core';
import { DESK_ROLES, type DeskRole } from '@ridewire/contracts/desk-roles';
import { usePeopleTexts } from '../people/texts.en.ts';
import { useDeskTexts } from './desk.en.ts';

interface DeskRoleFieldProps {
  value: DeskRole;
  onChange: (deskRole: DeskRole) => void;
}

/** The roles at the desk, each with what it may do. */
export function DeskRoleField({ value, onChange }: DeskRoleFieldProps) {
  const people = usePeopleTexts();
  const desk = useDeskTexts();
  return (
    <Radio.Group label={desk.deskRole} value={value} onChange={(chosen) => onChange(chosen as DeskRole)}>
      <Stack gap={0} mt={4}>
        {DESK_ROLES.map((deskRole) => (
          <Radio
            key={deskRole}
            py={8}
            value={deskRole}
            label={people.deskRoles[deskRole]}
            description={desk.may[deskRole]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
