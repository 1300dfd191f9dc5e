import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type AnchorProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>;

const Anchor = (props: AnchorProps) => <Button component="a" {...props} />;

/** Leads to a page of ours; looks like the button it is pressed as. */
export const LinkButton = createLink(Anchor);
