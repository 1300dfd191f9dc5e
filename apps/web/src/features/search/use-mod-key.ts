import { useOs } from '@mantine/hooks';

/** The modifier key for shortcuts on this machine, by its label. */
export function useModKey(): '⌘' | 'Ctrl' {
  const system = useOs({ getValueInEffect: false });
  return system === 'macos' || system === 'ios' ? '⌘' : 'Ctrl';
}
