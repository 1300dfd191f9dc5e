import type { MantineThemeComponents } from '@mantine/core';
import { motion } from './motion.ts';

const onPrimary = 'var(--mantine-primary-color-contrast)';
const quick = { duration: motion.quickMs, exitDuration: motion.quickMs };
const floating = { shadow: 'md', radius: 'md', transitionProps: { transition: 'pop', ...quick } };

/** Sizes of controls: sm 36 (44 under a finger), md 44, lg 52, xl 64 px; see theme.css. */
export const components: MantineThemeComponents = {
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
  Alert: { defaultProps: { variant: 'light', radius: 'md' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Badge: { defaultProps: { size: 'lg', radius: 'sm', variant: 'light' } },
  Card: { defaultProps: { withBorder: true, padding: 'lg' } },
  Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': onPrimary } }) },
  CheckboxIndicator: { vars: () => ({ indicator: { '--checkbox-icon-color': onPrimary } }) },
  Drawer: {
    defaultProps: {
      padding: 'lg',
      shadow: 'lg',
      transitionProps: { duration: motion.moveMs, exitDuration: motion.leaveMs },
    },
  },
  HoverCard: { defaultProps: floating },
  Loader: { defaultProps: { size: 'sm' } },
  Menu: { defaultProps: { ...floating, position: 'bottom-end' } },
  Modal: {
    defaultProps: {
      centered: true,
      padding: 'xl',
      radius: 'lg',
      shadow: 'lg',
      transitionProps: { transition: 'pop', ...quick },
      overlayProps: { backgroundOpacity: 0.45 },
    },
  },
  Notification: { defaultProps: { radius: 'md', withBorder: true } },
  Pagination: { vars: () => ({ root: { '--pagination-active-color': onPrimary } }) },
  Paper: { defaultProps: { radius: 'md' } },
  Popover: { defaultProps: floating },
  Radio: { vars: () => ({ root: { '--radio-icon-color': onPrimary } }) },
  RadioIndicator: { vars: () => ({ indicator: { '--radio-icon-color': onPrimary } }) },
  RollingNumber: { defaultProps: { animationDuration: motion.countMs, tabularNumbers: true } },
  SegmentedControl: { defaultProps: { radius: 'md', transitionDuration: motion.quickMs } },
  Stepper: { vars: () => ({ root: { '--stepper-icon-color': onPrimary } }) },
  Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
  Table: { defaultProps: { tabularNums: true, verticalSpacing: 'sm', highlightOnHover: true } },
  Tabs: { vars: () => ({ root: { '--tabs-text-color': onPrimary } }) },
  Timeline: { vars: () => ({ root: { '--tl-icon-color': onPrimary } }) },
  Tooltip: {
    defaultProps: {
      openDelay: 700,
      closeDelay: 300,
      radius: 'sm',
      color: 'var(--rw-tooltip-bg)',
      transitionProps: quick,
      events: { hover: true, focus: true, touch: false },
    },
  },
  TooltipGroup: { defaultProps: { openDelay: 700, closeDelay: 300 } },
};
