import { Button } from '@mantine/core';

/** As high as the button that reports a problem. */
export function ProblemsRoom() {
  return <Button size="md" variant="default" disabled aria-hidden style={{ visibility: 'hidden' }} />;
}
