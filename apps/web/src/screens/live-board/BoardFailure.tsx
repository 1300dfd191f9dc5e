import { Alert } from '@mantine/core';
import { useShownBoard } from './board-context.ts';

/** Why the board can't be followed now. */
export function BoardFailure() {
  const { failure } = useShownBoard();
  if (!failure) return null;
  return (
    <Alert color="red" role="alert" className="rw-board-failure">
      {failure}
    </Alert>
  );
}
