import { Box, Button, Stack, Text } from '@mantine/core';
import type { Business } from '@ridewire/contracts';
import { sayBusiness } from '@ridewire/contracts/say-business';
import { useNow } from '@ridewire/ui';
import { IconBriefcase } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { PurposeFields } from './BusinessFields.tsx';
import { useBusinessTexts } from './texts.en.ts';
import { businessOf, typedOf } from './typed-business.ts';

export interface RideBusinessProps {
  rideId: string;
  /** On a printed receipt, which says what the ride was for and changes nothing. */
  isPrinted?: boolean;
}

const icon = <IconBriefcase size={20} stroke={1.75} aria-hidden />;

/** What a rider's finished ride was for, and the way to say so as long as that can be said. */
export function RideBusiness({ rideId, isPrinted = false }: RideBusinessProps) {
  const texts = useBusinessTexts();
  const { data } = trpc.business.ofRide.useQuery({ rideId }, { staleTime: 0 });
  const [isOpen, setOpen] = useState(false);
  const untilMs = data?.changeableUntil ? Date.parse(data.changeableUntil) : 0;
  const isChangeable = useNow((ms) => Math.max(0, untilMs - ms) || Infinity) < untilMs;
  if (!data) return <Box h={44} />;
  const { business } = data;
  if (isPrinted) return business && <Said business={business} />;
  if (!business && !isChangeable) return null;
  return (
    <div data-part="business">
      {business && <Said business={business} />}
      {isChangeable && (
        <Button
          variant="default"
          size="md"
          w={{ base: '100%', sm: 'auto' }}
          mt={business ? 'xs' : 0}
          leftSection={icon}
          onClick={() => setOpen(true)}
        >
          {business ? texts.change : texts.mark}
        </Button>
      )}
      <FormDialog opened={isOpen} onClose={() => setOpen(false)} title={texts.isBusiness} isOverDrawer>
        <MarkForm rideId={rideId} business={business} onClose={() => setOpen(false)} />
      </FormDialog>
    </div>
  );
}

function Said({ business }: { business: Business }) {
  const texts = useBusinessTexts();
  return (
    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>{texts.isBusiness}</Text>
      <Text size="sm" c="var(--rw-text-2)">
        {sayBusiness(business, texts.nothingSaid)}
      </Text>
    </Stack>
  );
}

function MarkForm({
  rideId,
  business,
  onClose,
}: RideBusinessProps & { business: Business | null; onClose: () => void }) {
  const texts = useBusinessTexts();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.business.mark.useMutation();
  const [typed, setTyped] = useState(typedOf(business ?? { costCenter: null, purpose: null }));
  const save = async (next: Business | null) => {
    if (isPending) return;
    try {
      utils.business.ofRide.setData({ rideId }, await mutateAsync({ rideId, business: next }));
      void utils.payments.get.invalidate({ rideId });
      void utils.business.month.invalidate();
      toastDone(next ? texts.saved : texts.removed);
      onClose();
    } catch (error) {
      toastFailed(errorSentence(error, texts.failed));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(businessOf(typed));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <PurposeFields value={typed} onChange={setTyped} />
        <DialogFoot>
          {business && (
            <Button size="md" variant="default" disabled={isPending} onClick={() => void save(null)}>
              {texts.remove}
            </Button>
          )}
          <ConnectedButton size="md" type="submit" isBusy={isPending}>
            {texts.save}
          </ConnectedButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
