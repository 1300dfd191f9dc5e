import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import toastsStyles from './Toasts.module.css';

/**
 * Where toasts appear. On a phone, in either orientation, they are at the far end from the thumb and only the newest
 * shows, so that they cover no button of a ride and no SOS. On a desktop they are out of the way.
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
