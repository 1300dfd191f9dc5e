import { useEffect, useState } from 'react';

/**
 * Whether the price of the same thing is another one than it was at first.
 * @param of what is priced: another thing begins anew
 * @param cents undefined while no price of it is known
 */
export function useRepriced(of: string, cents: number | undefined): boolean {
  const [first, setFirst] = useState({ of, cents });
  useEffect(() => {
    if (cents !== undefined)
      setFirst((known) => (known.of === of && known.cents !== undefined ? known : { of, cents }));
  }, [of, cents]);
  return cents !== undefined && first.of === of && first.cents !== undefined && first.cents !== cents;
}
