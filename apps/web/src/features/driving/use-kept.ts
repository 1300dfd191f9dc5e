import { useLocalStorage } from '@mantine/hooks';
import { useMe } from '../session/use-me.ts';
import { parseKept, type Kept } from './with-kept.ts';

/** What this driver did without a connection, in its order, in all tabs of this device. Survives a reload and a sign-out. */
export function useKept() {
  const driverId = useMe()?.id;
  const [kept, set] = useLocalStorage<Kept[]>({
    key: `ridewire-kept-acts-${driverId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: parseKept,
  });
  return {
    kept,
    keep: (act: Omit<Kept, 'id' | 'atMs'>) =>
      set((before) => [...before, { ...act, id: crypto.randomUUID(), atMs: Date.now() }]),
    /** @param isOver whether the server has it, or will never have it */
    forget: (isOver: (act: Kept) => boolean) => set((before) => before.filter((act) => !isOver(act))),
  };
}
