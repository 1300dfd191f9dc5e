import { useSessionStorage } from '@mantine/hooks';

/** Whether the driver has confirmed that the fare of this ride was paid; survives a reload. */
export function useCollectedCash(rideId: string): { isCollected: boolean; collect: () => void } {
  const [collectedId, setCollected] = useSessionStorage<string | null>({
    key: 'ridewire-collected-cash',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return { isCollected: collectedId === rideId, collect: () => setCollected(rideId) };
}
