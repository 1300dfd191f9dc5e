import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { announce } from '@ridewire/ui';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { SosAtOnce } from './SosAtOnce.tsx';
import type { RideWithAlert } from './use-raise-alert.ts';
import { useSosTexts } from './texts.en.ts';
import styles from './emergency.module.css';
import { applyPress, type Press, PRESS_LASTS_MS, type PressEvent } from './apply-press.ts';

const CONFIRM_MS = 60;

const SosDialog = lazyDialog(async () => (await import('./SosDialog.tsx')).SosDialog, SosAtOnce);

/** For a button that must not be pressed by accident: held for a second, or Enter twice. */
function useDeliberatePress(onMeant: () => void) {
  const [press, setPress] = useState<Press>('idle');
  const apply = (event: PressEvent) => {
    const next = applyPress(press, event);
    setPress(next.press);
    if (!next.isMeant) return;
    navigator.vibrate?.(CONFIRM_MS);
    onMeant();
  };
  const expire = useEffectEvent(() => apply('time is up'));
  useEffect(() => {
    if (press === 'idle') return undefined;
    const timer = setTimeout(expire, PRESS_LASTS_MS[press]);
    return () => clearTimeout(timer);
  }, [press]);
  const handlers = {
    onPointerDown: (event: PointerEvent) => event.button === 0 && apply('down'),
    onPointerUp: () => apply('up'),
    onPointerLeave: () => apply('moved away'),
    onPointerCancel: () => apply('moved away'),
    // Holding Enter repeats the event: it is one press.
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
    // A click without a pointer comes from a key, or from a screen reader.
    onClick: (event: MouseEvent) => event.detail === 0 && apply('enter'),
    // The context menu of a long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return { press, handlers };
}

/**
 * SOS in the corner of a map, above everything on it. With a ride it takes a deliberate press, because it leads to an
 * alert; without one it only shows the number to call.
 */
export function Emergency({ ride }: { ride: RideWithAlert | null }) {
  const sos = useSosTexts();
  const [isOpen, setOpen] = useState(false);
  // The ride it was pressed for, which may end while the dialog is open.
  const [called, setCalled] = useState<RideWithAlert | null>(null);
  const open = () => {
    setCalled(ride);
    setOpen(true);
  };
  return (
    <div className={styles.sosCorner} data-part="sos-corner" data-riding={ride !== null || undefined}>
      {ride ? (
        <SosButton onMeant={open} />
      ) : (
        <UnstyledButton
          className={styles.sos}
          data-part="sos"
          data-quiet
          aria-label={sos.emergencySos}
          onClick={open}
        >
          {sos.sos}
        </UnstyledButton>
      )}
      <SosDialog
        isOpen={isOpen}
        ride={called}
        onClose={() => {
          setOpen(false);
          focusLostHeading();
        }}
      />
    </div>
  );
}

/** The SOS button of a ride, which takes a deliberate press. */
function SosButton({ onMeant }: { onMeant: () => void }) {
  const sos = useSosTexts();
  const { press, handlers } = useDeliberatePress(onMeant);
  const howId = useId();
  const hint = {
    idle: null,
    holding: sos.holdOn,
    short: sos.holdOn,
    armed: sos.pressAgain,
  }[press];
  const say = useEffectEvent(() => {
    if (hint && press !== 'holding') announce(hint, 'assertive');
  });
  useEffect(() => say(), [press]);
  return (
    <>
      {hint && (
        <span className={styles.sosHint} aria-hidden>
          {hint}
        </span>
      )}
      <UnstyledButton
        className={styles.sos}
        data-part="sos"
        data-press={press}
        aria-describedby={howId}
        {...handlers}
      >
        {sos.sos}
      </UnstyledButton>
      <VisuallyHidden id={howId}>{sos.howToPress}</VisuallyHidden>
    </>
  );
}
