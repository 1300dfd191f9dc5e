import type { Icon } from '@tabler/icons-react';

export const choiceIcon = (Sign: Icon) => <Sign size={20} stroke={1.75} aria-hidden />;
