import { IconReportMoney } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const tariffsPage: PageEntry = {
  to: '/dashboard/admin/rates',
  label: titleOf('rates', title),
  icon: IconReportMoney,
  holds: true,
};
