import './edit-profile.css';
import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Me, VehicleView } from '@ridewire/contracts';
import { lazy, Suspense } from 'react';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { useUpdateProfile } from '../../session/use-update-profile.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { EditProfileForm } from './EditProfileForm.tsx';
import type { ProfileSearch } from './read-profile-search.ts';
import { usePicture } from './use-picture.ts';

// Few change their picture; nobody else waits for what crops it.
const CropPicture = lazy(() => import('./CropPicture.tsx'));

export interface EditProfileProps {
  me: Me;
  /** Of drivers. */
  vehicle: VehicleView | undefined;
  /** What is to be changed; nothing closes the dialog. */
  edit: ProfileSearch['edit'];
  onClose: () => void;
}

/** Changes the own profile; a new picture is cropped in the same dialog. */
export function EditProfile({ me, vehicle, edit, onClose }: EditProfileProps) {
  const { profile } = useTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const update = useUpdateProfile();
  const picture = usePicture();
  const isCropping = picture.chosen !== null;
  const close = () => {
    if (isCropping) picture.cancelCrop();
    else if (!update.isPending) onClose();
  };
  return (
    <Modal
      opened={edit !== undefined}
      onClose={close}
      onExitTransitionEnd={() => {
        picture.reset();
        focusLostHeading();
      }}
      title={isCropping ? profile.crop : profile.update}
      size={680}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
      // What was typed is not thrown away by a slip beside the dialog.
      closeOnClickOutside={false}
      classNames={{ content: 'rw-edit', body: 'rw-edit-body' }}
    >
      {picture.chosen && (
        <Suspense fallback={<Skeleton className="rw-crop-frame rw-late" />}>
          <CropPicture
            key={picture.chosen}
            src={picture.chosen}
            onUse={picture.use}
            onBack={picture.cancelCrop}
            onUnreadable={picture.giveUp}
          />
        </Suspense>
      )}
      <EditProfileForm
        me={me}
        vehicle={vehicle}
        isHidden={isCropping}
        startsWith={edit === 'vehicle' ? 'model' : isPhone ? undefined : 'name'}
        picture={picture}
        send={update.send}
        onClose={onClose}
      />
    </Modal>
  );
}
