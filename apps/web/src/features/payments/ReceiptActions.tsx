import { Button, Group } from '@mantine/core';
import { announce } from '@ridewire/ui';
import { IconDownload, IconMail, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { fetchFile } from '../../kit/files/fetch-file.ts';
import { saveFile } from '../../kit/files/save-file.ts';
import { getSpoken } from '../../kit/texts/spoken.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { usePaymentsTexts } from './texts.en.ts';

/** Keeps a receipt: as a file, in the rider's mailbox, on paper. */
export function ReceiptActions({ rideId }: { rideId: string }) {
  const payments = usePaymentsTexts();
  const kit = useKitTexts();
  const { language } = getSpoken();
  const [isLoading, setLoading] = useState(false);
  const mail = trpc.payments.mailReceipt.useMutation({
    onSuccess: () => toastDone(payments.mailed),
    onError: (error) => toastFailed(errorSentence(error, payments.mailFailed)),
  });
  const download = async () => {
    setLoading(true);
    announce(payments.downloading, 'polite');
    try {
      const { name, file } = await fetchFile(`/export/receipts/${rideId}.pdf?language=${language}`, {
        usualName: 'ridewire-receipt.pdf',
        broken: kit.unreachable,
      });
      saveFile(file, name);
    } catch (error) {
      toastFailed((error as Error).message);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Group gap="xs" data-print="none">
      <ConnectedButton
        variant="default"
        size="md"
        icon={<IconDownload size={20} stroke={1.75} aria-hidden />}
        isBusy={isLoading}
        busyLabel={payments.downloading}
        {...(!isLoading && { 'aria-label': payments.download })}
        onPress={download}
      >
        {payments.asFile}
      </ConnectedButton>
      <ConnectedButton
        variant="default"
        size="md"
        icon={<IconMail size={20} stroke={1.75} aria-hidden />}
        isBusy={mail.isPending}
        busyLabel={payments.mailing}
        {...(!mail.isPending && { 'aria-label': payments.mail })}
        onPress={() => mail.mutate({ rideId })}
      >
        {payments.asMail}
      </ConnectedButton>
      <Button
        variant="default"
        size="md"
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
        aria-label={payments.print}
        onClick={() => window.print()}
      >
        {payments.onPaper}
      </Button>
    </Group>
  );
}
