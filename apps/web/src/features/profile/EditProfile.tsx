import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Me, ProfileSnapshot, UpdateProfileInput, VehicleView } from '@ridewire/contracts';
import { lazy, Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useShield } from '../../kit/dialogs/use-shield.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { EditProfileForm } from './EditProfileForm.tsx';
import type { ProfileSearch } from './read-profile-search.ts';
import { usePicture } from './use-picture.ts';
import { useProfileTexts } from './texts.en.ts';
import styles from './edit-profile.module.css';
import { liveKey, type LiveView, patchLive } from '../../kit/live/follow-live.ts';
import { profileKind } from '../session/profile-live.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { profileAfter } from '../session/profile-change.ts';

// Few people change their picture; the others don't wait for the cropper.
const CropPicture = lazy(() => import('./CropPicture.tsx'));

export interface EditProfileProps {
  me: Me;
  /** For drivers. */
  vehicle: VehicleView | undefined;
  /** The part to change; nothing closes the dialog. */
  edit: ProfileSearch['edit'];
  onClose: () => void;
}

/** Edits the person's own profile; a new picture is cropped in the same dialog. */
export function EditProfile({ me, vehicle, edit, onClose }: EditProfileProps) {
  const profile = useProfileTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const update = useUpdateProfile();
  const picture = usePicture();
  const isCropping = picture.chosen !== null;
  useShield(edit !== undefined);
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
      // A slip next to the dialog must not throw the typed text away.
      closeOnClickOutside={false}
      classNames={{ content: styles.edit, body: styles.body }}
    >
      {picture.chosen && (
        <Suspense fallback={<Skeleton className={`${styles.cropFrame} rw-late`} />}>
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

/** Changes the person's own profile. It shows everywhere at once, see usePendingProfile, and is undone when refused. */
function useUpdateProfile() {
  const profile = useProfileTexts();
  const cache = useQueryClient();
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation({
    onSuccess: (me, change) => {
      // Written before the change ends being pending, so that nothing falls back for a moment.
      utils.auth.me.setData(undefined, (held) => (held?.id === me.id ? me : held));
      const held = cache.getQueryData<LiveView<ProfileSnapshot>>(liveKey(profileKind.name))?.data;
      if (held) {
        const data = { ...profileAfter(held, change as UpdateProfileInput), me };
        patchLive(cache, profileKind, { type: 'snapshot', data, serverTime: Date.now() });
      }
      toastDone(profile.updated);
    },
    onError: () => toastFailed(profile.updateFailed),
  });
  return {
    isPending: update.isPending,
    send: async (change: UpdateProfileInput) => {
      // The cache is asked, which knows at once: a second press may come before the button shows the first.
      if (utils.profile.update.isMutating() > 0) return;
      await update.mutateAsync(change);
    },
  };
}
