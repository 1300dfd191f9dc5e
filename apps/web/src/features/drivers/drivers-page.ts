import { IconSteeringWheel } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const driversPage: PageEntry = {
  to: '/dashboard/driver-management',
  label: titleOf('drivers', title),
  icon: IconSteeringWheel,
  holds: true,
};
