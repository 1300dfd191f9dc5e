import { useOs } from '@mantine/hooks';

/** The key that goes with letters on this machine, as it is written on it. */
export function useModKey(): '⌘' | 'Ctrl' {
  const system = useOs({ getValueInEffect: false });
  return system === 'macos' || system === 'ios' ? '⌘' : 'Ctrl';
}
