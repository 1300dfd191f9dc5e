import { Group, SimpleGrid, Text } from '@mantine/core';
import { roles } from '../src/theme/roles.ts';

export function Roles() {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }}>
      {Object.keys(roles).map((role) => (
        <Group key={role} gap="sm" wrap="nowrap">
          <span
            style={{
              width: 28,
              height: 28,
              flex: 'none',
              borderRadius: 6,
              border: '1px solid var(--rw-hairline)',
              background: `var(--rw-${role})`,
            }}
          />
          <Text size="sm">{role}</Text>
        </Group>
      ))}
    </SimpleGrid>
  );
}
