import type { TooltipProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useEffect, useId, useState } from 'react';
import { useHint, type HintOptions } from './use-hint.ts';

const load = () => import('./HintBubble.tsx');

/** Its code is large, and is loaded when the first hint opens. If it can't be loaded, there is no hint. */
const HintBubble = lazy(() =>
  load().then(
    (file) => ({ default: file.HintBubble }),
    () => ({ default: () => <></> }),
  ),
);

/** Long after the page has what it needs, in milliseconds. */
const READY_MS = 5_000;

/** A button that says why it can't be pressed may have to say that the connection is lost: too late to load anything. */
let isReady = false;
function makeReady(): void {
  if (isReady) return;
  isReady = true;
  setTimeout(() => void load().catch(() => (isReady = false)), READY_MS);
}

type Described = ReactElement<{
  ref?: Ref<HTMLElement> | undefined;
  'aria-describedby'?: string | undefined;
}>;

export interface HintProps extends Partial<HintOptions>, Pick<TooltipProps, 'position'> {
  /** False shows no hint. */
  label: string | false;
  children: Described;
}

/** Explains a control to people who hover or focus it. */
export function Hint({ label, position = 'top', isInstant = false, withTouch = false, children }: HintProps) {
  const id = useId();
  useEffect(() => {
    if (withTouch) makeReady();
  }, [withTouch]);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isOpen, wasOpen] = useHint(label === false ? null : target, { isInstant, withTouch });
  const ref = useMergedRef(setTarget, children.props.ref);
  const describedBy = isOpen ? id : children.props['aria-describedby'];
  return (
    <>
      {cloneElement(children, { ref, 'aria-describedby': describedBy })}
      <Suspense>{wasOpen && target && <HintBubble {...{ id, isOpen, label, position, target }} />}</Suspense>
    </>
  );
}
