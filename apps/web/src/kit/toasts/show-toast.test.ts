import { notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { toastDone, toastFailed, toastPassed } from './show-toast.tsx';

beforeEach(() => notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] })));

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message);

test('before signing in, what failed is not left standing beside what was done then', () => {
  toastDone('A new OTP has been sent to your email.');
  toastFailed('Invalid or expired OTP, try again.');
  toastFailed('Too many requests. Please wait a moment.');
  expect(shown()).toHaveLength(3);
  toastPassed('Your email has been successfully verified!');
  expect(shown()).toEqual([
    'A new OTP has been sent to your email.',
    'Your email has been successfully verified!',
  ]);
});

test('elsewhere two things may be under way: one’s success leaves the other’s failure', () => {
  toastFailed('Failed to acknowledge');
  toastDone('Status updated');
  expect(shown()).toEqual(['Failed to acknowledge', 'Status updated']);
});

test('what fails after is said, and what is said twice stands once', () => {
  toastDone('Ride accepted');
  toastFailed('Failed to update status');
  toastFailed('Failed to update status');
  expect(shown()).toEqual(['Ride accepted', 'Failed to update status']);
});
