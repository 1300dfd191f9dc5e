import type { TooltipProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useId, useState } from 'react';
import { useHint, type HintOptions } from './use-hint.ts';

/** What it is drawn with is large, and asked for when the first hint opens. Where it doesn't come, nothing more is said. */
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
  /** Nothing is said while there is none. */
  label: string | false;
  children: Described;
}

/** Says more of a control to whoever rests on it, by pointer or by key. */
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
