import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type AnchorProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>;

const Anchor = (props: AnchorProps) => <Button component="a" {...props} />;

/** A link to one of our pages that looks like a button. */
export const LinkButton = createLink(Anchor);
