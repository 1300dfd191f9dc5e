import { Button, Text } from '@mantine/core';
import { EmptyState, Fuse, Unplugged } from '@ridewire/ui';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { useEffect, useState } from 'react';
import { findErrorCode } from '../live/error-sentence.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useOfflineWords } from './use-offline-words.ts';

/** Every so long an unreachable server is asked again, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/** What stands in a screen's place when it broke, or when the server could not be reached at its start. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const { shell } = useTexts();
  const offline = useOfflineWords();
  const router = useRouter();
  const cache = useQueryClient();
  const boundary = useQueryErrorResetBoundary();
  const [reference] = useState(() => crypto.randomUUID().slice(-6));
  const isUnreachable = error instanceof TRPCClientError && findErrorCode(error) === null;

  const tryAgain = async () => {
    boundary.reset();
    cache.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset();
  };
  useEffect(() => {
    console.error(`Reference ${reference}:`, error);
  }, [error, reference]);
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const again = () => void tryAgain();
    const timer = setTimeout(again, ASK_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  });

  const unreachable = navigator.onLine ? shell.unreachableTitle : offline;
  const title = isUnreachable ? unreachable : shell.errorTitle;
  return (
    <div role="alert" className="rw-screen-message">
      <EmptyState
        illustration={isUnreachable ? Unplugged : Fuse}
        line={<h1>{title}</h1>}
        hint={
          isUnreachable ? (
            shell.unreachableHint
          ) : (
            <Text span size="xs" className="rw-mono">
              {shell.errorReference(reference)}
            </Text>
          )
        }
        action={<Button onClick={() => void tryAgain()}>{shell.tryAgain}</Button>}
      />
    </div>
  );
}
