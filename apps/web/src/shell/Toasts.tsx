import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear: at the thumb's far end on a phone, out of the way on a desktop. */
export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 47.99em)', true, { getInitialValueInEffect: false });
  return <Notifications position={isPhone ? 'top-center' : 'bottom-right'} limit={3} autoClose={5_000} />;
}
