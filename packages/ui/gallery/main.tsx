import { SegmentedControl, Stack, Title, Group, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Logo, RidewireProvider, type MotionWish } from '../src/index.ts';
import { Badges } from './badges.tsx';
import { Brand } from './brand.tsx';
import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { Links } from './links.tsx';
import { Roles } from './roles.tsx';
import { Sheets } from './sheets.tsx';
import { Surfaces } from './surfaces.tsx';
import { Wires } from './wires.tsx';

const sections = { Badges, Wires, Links, Figures, Controls, Surfaces, Sheets, Brand, Roles };
const query = new URLSearchParams(location.search);
const only = query.get('only');
const motion = (query.get('motion') ?? 'auto') as MotionWish;

function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
      data={['light', 'dark', 'auto']}
      aria-label="Color scheme"
    />
  );
}

function Gallery() {
  const shown = Object.entries(sections).filter(([name]) => only === null || only === name);
  return (
    <Stack component="main" gap={48} p="lg" maw={1200} mx="auto">
      <VisuallyHidden component="h1">Ridewire UI</VisuallyHidden>
      <Group justify="space-between">
        <Logo size={28} />
        <SchemeSwitch />
      </Group>
      {shown.map(([name, Section]) => (
        <Stack key={name} component="section" gap="lg">
          <Title order={2}>{name}</Title>
          <Section />
        </Stack>
      ))}
    </Stack>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RidewireProvider motion={motion}>
        <Gallery />
      </RidewireProvider>
    </StrictMode>,
  );
}
