import { Tooltip, type TooltipProps } from '@mantine/core';

export interface HintBubbleProps extends Pick<TooltipProps, 'label' | 'position'> {
  /** The id of the words, for the element they describe. */
  id: string;
  isOpen: boolean;
  target: HTMLElement;
}

/** The words of a hint, above everything on the page. */
export const HintBubble = ({ id, isOpen, label, position, target }: HintBubbleProps) => (
  <Tooltip
    target={target}
    position={position ?? 'top'}
    opened={isOpen}
    label={<span id={id}>{label}</span>}
    // Inside the page's main part, where a screen reader looks for it.
    portalProps={{ target: target.closest<HTMLElement>('main') ?? document.body }}
  />
);
