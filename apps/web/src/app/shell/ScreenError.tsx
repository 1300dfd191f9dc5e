import { Button, Text } from '@mantine/core';
import { EmptyState, Fuse, Unplugged } from '@ridewire/ui';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorSentence, findErrorCode, isPassing } from '../../kit/live/error-sentence.ts';
import { getConnection, subscribeConnection } from '../../kit/live/connection-state.ts';
import { isFileMissing } from '../../kit/page/is-file-missing.ts';
import { useOfflineWords } from '../../features/session/use-offline-words.ts';
import { useShellTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

/** How often a server that is away or not ready is asked again, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/**
 * Calls back when the live link is regained. A page that retried by the clock would start again forever if a file is gone
 * for good.
 */
function onceConnected(again: () => void): () => void {
  const { openCount } = getConnection();
  return subscribeConnection(() => getConnection().openCount !== openCount && again());
}

/** Replaces a screen that failed, or that could not reach the server when it started. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const shell = useShellTexts();
  const kit = useKitTexts();
  const offline = useOfflineWords();
  const router = useRouter();
  const cache = useQueryClient();
  const boundary = useQueryErrorResetBoundary();
  const [reference] = useState(() => crypto.randomUUID().slice(-6));
  const lacksFile = isFileMissing(error);
  const willPass = lacksFile || isPassing(error);

  const tryAgain = async () => {
    if (lacksFile) return location.reload();
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
    if (lacksFile) return onceConnected(again);
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
