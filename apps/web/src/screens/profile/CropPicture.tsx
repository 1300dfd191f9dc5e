import 'react-easy-crop/react-easy-crop.css';
import { Button, Slider, Text } from '@mantine/core';
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTexts } from '../../texts/use-texts.ts';
import type { Area } from './crop-plan.ts';
import { drawCrop } from './draw-crop.ts';

const MAX_ZOOM = 4;
/** So far an arrow key moves the picture, in CSS pixels. */
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

/** Chooses the round part of a picture that is kept: by dragging, pinching, or the keyboard. */
export default function CropPicture({ src, onUse, onBack, onUnreadable }: CropPictureProps) {
  const { profile } = useTexts();
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
    <div className="rw-crop">
      <div className="rw-crop-frame">
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
          classes={{ cropAreaClassName: 'rw-crop-area' }}
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
      <div className="rw-crop-tools">
        <IconZoomOut {...sign} />
        <Slider
          className="rw-crop-zoom"
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
      </div>
      <div className="rw-edit-foot">
        <Button variant="default" size="md" onClick={onBack}>
          {profile.back}
        </Button>
        <Button ref={button} size="md" onClick={() => void use()}>
          {profile.usePicture}
        </Button>
      </div>
    </div>
  );
}
