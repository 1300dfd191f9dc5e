import { Group, Stack, TextInput } from '@mantine/core';
import { SHARED_RIDE_PATH } from '@ridewire/contracts/shared-ride';
import { IconCopy, IconLink, IconShare2 } from '@tabler/icons-react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useLinkLive } from '../sharing-live.ts';
import { useSharingTexts } from '../texts.en.ts';

/** The link of a ride: made, sent, copied and ended. */
export function RideLinkPart({ rideId }: { rideId: string }) {
  const sharing = useSharingTexts();
  const { data, failure } = useLinkLive(rideId);
  const make = trpc.sharing.share.useMutation({
    onError: (error) => toastFailed(errorSentence(error, sharing.failed)),
  });
  const stop = trpc.sharing.stop.useMutation({
    onSuccess: () => toastDone(sharing.stopped),
    onError: (error) => toastFailed(errorSentence(error, sharing.stopFailed)),
  });
  if (failure) return <Failure>{failure}</Failure>;
  if (!data?.link)
    return (
      <ConnectedButton
        size="lg"
        fullWidth
        icon={<IconLink size={20} stroke={1.75} aria-hidden />}
        isWaiting={!data}
        isBusy={make.isPending}
        onPress={() => make.mutate({ rideId })}
      >
        {sharing.make}
      </ConnectedButton>
    );
  const url = `${location.origin}${SHARED_RIDE_PATH}#${data.link.token}`;
  return (
    <Stack gap="sm">
      <TextInput
        size="lg"
        label={sharing.link}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <SendLink url={url} />
      <ConnectedButton
        size="lg"
        fullWidth
        variant="default"
        c="var(--mantine-color-red-text)"
        isBusy={stop.isPending}
        onPress={() => stop.mutate({ rideId })}
      >
        {sharing.stop}
      </ConnectedButton>
    </Stack>
  );
}

/** By the device's own way to share, where it has one, and by the clipboard. */
function SendLink({ url }: { url: string }) {
  const sharing = useSharingTexts();
  const canSend = typeof navigator.share === 'function';
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toastDone(sharing.copied),
      () => toastFailed(sharing.notCopied),
    );
  return (
    <Group grow gap="sm">
      {canSend && (
        <ConnectedButton
          size="lg"
          worksOffline
          icon={<IconShare2 size={20} stroke={1.75} aria-hidden />}
          // Closing the device's list is no failure.
          onPress={() => navigator.share({ text: sharing.message, url }).catch(() => undefined)}
        >
          {sharing.send}
        </ConnectedButton>
      )}
      <ConnectedButton
        size="lg"
        worksOffline
        variant={canSend ? 'default' : 'filled'}
        icon={<IconCopy size={20} stroke={1.75} aria-hidden />}
        onPress={copy}
      >
        {sharing.copy}
      </ConnectedButton>
    </Group>
  );
}
