import { Alert, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { useTypeName } from '../../rides/ride-types.ts';
import { OtherTypes } from '../ride/OtherTypes.tsx';
import type { ChangeDialogProps } from './ChangeRouteDialog.tsx';
import { useChangeRideTexts } from './texts.en.ts';

/** Changes the type of a request that nobody has taken yet. */
export function ChangeTypeDialog({ ride, isOpen, onClose }: ChangeDialogProps) {
  const texts = useChangeRideTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.typeTitle(format.shortId(ride.id))}>
      {ride.status === 'requested' && !ride.next ? (
        <>
          <Text c="dimmed" mb="md">
            {texts.typeHint(ride.rider.name, typeName(ride.type))}
          </Text>
          <OtherTypes
            ride={ride}
            isOfVersion
            none={<Text>{texts.noTypes}</Text>}
            onChanged={({ type }) => {
              toastDone(texts.typeChanged(typeName(type)));
              onClose();
            }}
          />
        </>
      ) : (
        <Alert color="amber" role="status">
          {texts.isTaken}
        </Alert>
      )}
    </FormDialog>
  );
}
