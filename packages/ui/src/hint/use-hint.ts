import { useEffect, useState } from 'react';

/** How long a pointer rests on something before the hint opens, and how long the hint stays after it leaves. In milliseconds. */
const OPENS_AFTER_MS = 700;
const CLOSES_AFTER_MS = 300;

/** Closes the open hint, of which there is at most one. The next hint then opens without a delay. */
let closeShown: (() => void) | null = null;

export interface HintOptions {
  /** Opens at once. */
  isInstant: boolean;
  /** A finger opens it too, and a touch elsewhere closes it. */
  withTouch: boolean;
}

/** Whether the hint of `target` is open, and whether it ever was. Null for a target without a hint. */
export function useHint(target: HTMLElement | null, { isInstant, withTouch }: HintOptions) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (!target) return undefined;
    let timer: number | undefined;
    const close = () => {
      clearTimeout(timer);
      if (closeShown === close) closeShown = null;
      setOpen(false);
    };
    const open = () => {
      clearTimeout(timer);
      if (closeShown !== close) closeShown?.();
      closeShown = close;
      setOpen(true);
      setWasOpen(true);
    };
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return withTouch ? open() : undefined;
      clearTimeout(timer);
      if (isInstant || closeShown) open();
      else timer = window.setTimeout(open, OPENS_AFTER_MS);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      clearTimeout(timer);
      timer = window.setTimeout(close, CLOSES_AFTER_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    target.addEventListener('pointerenter', enter, { signal });
    target.addEventListener('pointerleave', leave, { signal });
    target.addEventListener('focus', () => target.matches(':focus-visible') && open(), { signal });
    target.addEventListener('blur', close, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target: pressed }) => !(pressed instanceof Node && target.contains(pressed)) && close(),
      { signal },
    );
    return () => {
      listening.abort();
      close();
    };
  }, [target, isInstant, withTouch]);
  return [isOpen, wasOpen] as const;
}
