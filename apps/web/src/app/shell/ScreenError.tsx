import { Button, Text } from '@mantine/core';
import { EmptyState, Fuse, Unplugged } from '@ridewire/ui';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorSentence, findErrorCode, isPassing } from '../../kit/live/error-sentence.ts';
import { useOfflineWords } from '../../features/session/use-offline-words.ts';
import { useShellTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

/** Every so long a server that is away or not ready is asked again, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/** What stands in a screen's place when it broke, or when the server could not be reached at its start. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const shell = useShellTexts();
  const kit = useKitTexts();
  const offline = useOfflineWords();
  const router = useRouter();
  const cache = useQueryClient();
  const boundary = useQueryErrorResetBoundary();
  const [reference] = useState(() => crypto.randomUUID().slice(-6));
  const willPass = isPassing(error);

  const tryAgain = async () => {
    boundary.reset();
    cache.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset();
  };
  useEffect(() => {
    if (!willPass) console.error(`Reference ${reference}:`, error);
  }, [error, reference, willPass]);
  useEffect(() => {
    if (!willPass) return undefined;
    const again = () => void tryAgain();
    const timer = setTimeout(again, ASK_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  });

  const unreachable = navigator.onLine ? kit.unreachable : offline;
  // A server that isn't ready says so itself.
  const title = willPass ? errorSentence(error, unreachable) : shell.errorTitle;
  const hint = findErrorCode(error) === null ? shell.unreachableHint : shell.notReadyHint;
  return (
    <div role="alert" className="rw-screen-message">
      <EmptyState
        illustration={willPass ? Unplugged : Fuse}
        line={<h1>{title}</h1>}
        hint={
          willPass ? (
            hint
          ) : (
            <Text span size="xs" className="rw-mono">
              {shell.errorReference(reference)}
            </Text>
          )
        }
        action={<Button onClick={() => void tryAgain()}>{kit.tryAgain}</Button>}
      />
    </div>
  );
}
