import { Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCircleCheck, IconExclamationCircle, IconHelpCircle, IconRoute } from '@tabler/icons-react';

const ERROR_CLOSES_MS = 8_000;

/** The failures shown now. */
const failures = new Set<string>();

function show(
  text: string,
  options: {
    color: 'wire' | 'red' | 'amber';
    icon: React.ReactNode;
    autoClose?: number | false;
    message?: React.ReactNode;
  },
): void {
  // The text is the id, so a repeated message shows once.
  notifications.hide(text);
  notifications.show({ id: text, message: text, withBorder: true, ...options });
}

/** For what this person did, in SPEC's words; never for what the screen shows anyway. */
export const toastDone = (text: string): void =>
  show(text, { color: 'wire', icon: <IconCircleCheck size={20} stroke={1.75} aria-hidden /> });

/**
 * For a step before signing in, where people do one thing at a time. It removes earlier failures, which would read as if
 * they still applied.
 */
export function toastPassed(text: string): void {
  for (const failure of failures) notifications.hide(failure);
  failures.clear();
  toastDone(text);
}

export function toastFailed(text: string): void {
  failures.add(text);
  show(text, {
    color: 'red',
    icon: <IconExclamationCircle size={20} stroke={1.75} aria-hidden />,
    autoClose: ERROR_CLOSES_MS,
  });
}

/** For news that is not on this page; `onView` leads to it. */
export function toastNews(text: string, view: string, onView: () => void): void {
  const follow = () => {
    notifications.hide(text);
    onView();
  };
  const message = (
    <Group component="span" gap="0 12px" justify="space-between">
      {text}
      <button type="button" className="rw-toast-view" onClick={follow}>
        {view}
      </button>
    </Group>
  );
  show(text, { color: 'wire', icon: <IconRoute size={20} stroke={1.75} aria-hidden />, message });
}

/**
 * For actions whose answer was lost, so they are neither done nor failed.
 * @returns the function that removes it
 */
export function toastUnsure(text: string): () => void {
  show(text, {
    color: 'amber',
    icon: <IconHelpCircle size={20} stroke={1.75} aria-hidden />,
    autoClose: false,
  });
  return () => notifications.hide(text);
}
