import type { TooltipProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useId, useState } from 'react';
import { useHint, type HintOptions } from './use-hint.ts';

/** Its code is large, and is loaded when the first hint opens. If it can't be loaded, there is no hint. */
const HintBubble = lazy(() =>
  import('./HintBubble.tsx').then(
    (file) => ({ default: file.HintBubble }),
    () => ({ default: () => <></> }),
  ),
);

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
