import { ActionIcon, Box, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { IconPhoto, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Hint } from '@ridewire/ui';
import { useDrop } from '../../kit/files/use-drop.ts';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import type { Picture } from './use-picture.ts';
import { useProfileTexts } from './texts.en.ts';
import styles from './edit-profile.module.css';

export interface PictureFieldProps {
  me: Me;
  picture: Picture;
  /** The cropper is shown in its place. */
  isHidden: boolean;
}

/** The person's picture and a way to another: chosen or dropped. */
export function PictureField({ me, picture, isHidden }: PictureFieldProps) {
  const profile = useProfileTexts();
  const reset = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    // Back from the crop, the focus returns to where it was.
    if (wasHidden.current && !isHidden) button.current?.focus({ preventScroll: true });
    wasHidden.current = isHidden;
  }, [isHidden]);
  const drop = useDrop(picture.choose);
  const avatarUrl = picture.preview ?? me.avatarUrl;
  return (
    <div role="group" aria-label={profile.picture} className={styles.picture} {...drop}>
      <PersonAvatar person={{ name: me.name, avatarUrl }} size={96} />
      <Box flex={1} miw={0}>
        <Group gap="4px 8px" align="stretch">
          <FileButton
            accept="image/*"
            resetRef={reset}
            onChange={(file) => {
              picture.choose(file);
              // The same file may be chosen again.
              reset.current?.();
            }}
          >
            {(press) => (
              <Button
                {...press}
                ref={button}
                variant="default"
                size="md"
                px="sm"
                leftSection={<IconPhoto size={20} stroke={1.75} aria-hidden />}
              >
                {avatarUrl ? profile.changePicture : profile.choosePicture}
              </Button>
            )}
          </FileButton>
          {picture.upload.state === 'failed' && (
            <Hint label={profile.uploadAgain}>
              <ActionIcon
                size="xl"
                variant="default"
                aria-label={profile.uploadAgain}
                onClick={picture.sendAgain}
              >
                <IconRefresh size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Hint>
          )}
        </Group>
        <Stack gap="xs" justify="center" mih={40} mt="xs">
          <PictureState picture={picture} isOver={drop['data-over'] === true} />
        </Stack>
      </Box>
    </div>
  );
}

function PictureState({ picture: { problem, upload }, isOver }: { picture: Picture; isOver: boolean }) {
  const profile = useProfileTexts();
  if (isOver) return <Text size="sm">{profile.dropNow}</Text>;
  if (problem) {
    return (
      <Text size="sm" c="var(--mantine-color-error)">
        {problem}
      </Text>
    );
  }
  switch (upload.state) {
    case 'none':
      return (
        <Text size="sm" c="dimmed" className={styles.pictureDrop}>
          {profile.dropPicture}
        </Text>
      );
    case 'sending':
      return (
        <>
          <Text size="sm" className="rw-num">
            {profile.uploadPercent(upload.percent)}
          </Text>
          <Progress value={upload.percent} size="sm" aria-label={profile.uploading} />
        </>
      );
    case 'stored':
      return <Text size="sm">{profile.pictureReady}</Text>;
    case 'failed':
      return (
        <Text size="sm" c="var(--mantine-color-error)">
          {upload.sentence}
        </Text>
      );
    default:
      return upload satisfies never;
  }
}
