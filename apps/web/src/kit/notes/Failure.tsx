import { Alert, type AlertProps } from '@mantine/core';

/** Says what failed or what is wrong, aloud as soon as it appears. Shows nothing without words. */
export const Failure = ({ children, ...more }: AlertProps) =>
  children && (
    <Alert color="red" role="alert" {...more}>
      {children}
    </Alert>
  );
