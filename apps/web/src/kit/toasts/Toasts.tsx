import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import toastsStyles from './Toasts.module.css';

/**
 * Where toasts appear: at the thumb's far end on a phone, upright or on its side, where only the newest is seen, so that they
 * cover no button of a ride and no SOS; out of the way on a desktop.
 */
export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 47.99em), (max-height: 30em)', true, {
    getInitialValueInEffect: false,
  });
  return (
    <Notifications
      position={isPhone ? 'top-center' : 'bottom-right'}
      limit={3}
      autoClose={5_000}
      {...(isPhone && { className: toastsStyles.one })}
    />
  );
}
