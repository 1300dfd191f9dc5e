import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Slider, Stack, Text } from '@mantine/core';
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { type Area, planCrop } from './crop-plan.ts';
import { useProfileTexts } from './texts.en.ts';
import styles from './edit-profile.module.css';

/** Of 1: looks the same, and is a tenth of the bytes. */
const QUALITY = 0.92;

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * The chosen part of a picture as a small file: a phone's photo of any size becomes small enough to upload.
 * @param image decoded; drawn upright as its camera was held
 * @throws when the browser can't draw it
 */
async function drawCrop(image: HTMLImageElement, area: Area, degrees: number): Promise<Blob> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { side, scale, middle, radians } = planCrop(size, area, degrees);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  pen.imageSmoothingQuality = 'high';
  pen.translate(middle.x, middle.y);
  pen.rotate(radians);
  pen.scale(scale, scale);
  pen.drawImage(image, -size.width / 2, -size.height / 2);
  const webp = await toBlob(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  // Not every browser writes WebP; JPEG has no transparency, which would turn black.
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  const jpeg = await toBlob(canvas, 'image/jpeg');
  if (!jpeg) throw new Error('This browser can’t write pictures.');
  return jpeg;
}

const MAX_ZOOM = 4;
/** How far an arrow key moves the picture, in CSS pixels. */
const KEY_STEP_PX = 8;
const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export interface CropPictureProps {
  /** Address of the picture. */
  src: string;
  onUse: (picture: Blob) => void;
  onBack: () => void;
  /** The browser can't open the picture. */
  onUnreadable: () => void;
}

/** Chooses the round part of a picture to keep: by dragging, pinching, or the keyboard. */
export default function CropPicture({ src, onUse, onBack, onUnreadable }: CropPictureProps) {
  const profile = useProfileTexts();
  const hintId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const area = useRef<Area | null>(null);
  const isDrawing = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  const use = async () => {
    if (!image || !area.current || isDrawing.current) return;
    isDrawing.current = true;
    await drawCrop(image, area.current, degrees).then(onUse, onUnreadable);
    isDrawing.current = false;
  };
  const keep = (_: Area, pixels: Area) => {
    area.current = pixels;
  };
  return (
    <Stack flex={1}>
      <div className={styles.cropFrame}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={KEY_STEP_PX}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.cropArea ?? '' }}
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{
            role: 'application',
            'aria-label': profile.cropArea,
            'aria-describedby': hintId,
          }}
          setImageRef={({ current }) => setImage(current)}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={keep}
          onCropComplete={keep}
        />
      </div>
      <Text id={hintId} size="sm" c="dimmed" ta="center">
        {profile.cropHint}
      </Text>
      <Group gap={12} wrap="nowrap" c="dimmed">
        <IconZoomOut {...sign} />
        <Slider
          className={styles.cropZoom}
          flex={1}
          value={zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          label={null}
          thumbSize={24}
          thumbLabel={profile.zoom}
          onChange={setZoom}
        />
        <IconZoomIn {...sign} />
        <Button
          variant="default"
          size="md"
          leftSection={<IconRotateClockwise {...sign} />}
          onClick={() => setDegrees((before) => (before + 90) % 360)}
        >
          {profile.rotate}
        </Button>
      </Group>
      <DialogFoot>
        <Button variant="default" size="md" onClick={onBack}>
          {profile.back}
        </Button>
        <Button ref={button} size="md" onClick={() => void use()}>
          {profile.usePicture}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
