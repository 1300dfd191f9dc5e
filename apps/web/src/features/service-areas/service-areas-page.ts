import { IconPolygon } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const serviceAreasPage: PageEntry = {
  to: '/dashboard/admin/service-areas',
  label: titleOf('serviceAreas', title),
  icon: IconPolygon,
};
