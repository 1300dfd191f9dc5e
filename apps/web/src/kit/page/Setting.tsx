import { Text, Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface SettingProps {
  id: string;
  title: string;
  /** What it is for. */
  hint: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A thing that people set for themselves. Its heading takes the focus of what was pressed and is gone. */
export const Setting = ({ id, title, hint, ref, children }: SettingProps) => (
  <section aria-labelledby={id} ref={ref}>
    <Title order={2} size="h4" id={id} tabIndex={-1}>
      {title}
    </Title>
    <Text size="sm" c="dimmed" mb="sm">
      {hint}
    </Text>
    {children}
  </section>
);
