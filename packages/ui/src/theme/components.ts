import type { MantineThemeComponents } from '@mantine/core';
import { motion } from './motion.ts';
import { palette } from './palette.ts';

/** Mantine picks the text color on a filled control from the light scheme only; this one follows the scheme. */
const signOn = (part: string, variable: string) => ({
  vars: (_: unknown, { color = 'wire' }: { color?: string }) => ({
    [part]: color in palette ? { [variable]: `var(--mantine-color-${color}-contrast)` } : {},
  }),
});
const quick = { duration: motion.quickMs, exitDuration: motion.quickMs };
/** Outside the page's own sections a header would be a second banner. */
const plainHeader = { attributes: { header: { role: 'none' } } };
const floating = { shadow: 'md', radius: 'md', transitionProps: { transition: 'pop', ...quick } };

/** Sizes of controls: sm 36 (44 under a finger), md 44, lg 52, xl 64 px; see theme.css. */
export const components: MantineThemeComponents = {
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
  Alert: { defaultProps: { variant: 'light', radius: 'md' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Badge: { defaultProps: { size: 'lg', radius: 'sm', variant: 'light' } },
  Checkbox: signOn('root', '--checkbox-icon-color'),
  CheckboxIndicator: signOn('indicator', '--checkbox-icon-color'),
  Drawer: {
    defaultProps: {
      ...plainHeader,
      padding: 'lg',
      shadow: 'lg',
      transitionProps: { duration: motion.moveMs, exitDuration: motion.leaveMs },
    },
  },
  Indicator: signOn('root', '--indicator-text-color'),
  Loader: { defaultProps: { size: 'sm' } },
  // The placeholder that would take the focus is no item, and a menu may contain nothing else that can.
  Menu: { defaultProps: { ...floating, position: 'bottom-end', withInitialFocusPlaceholder: false } },
  // Mantine writes colored items in shade 6, which is too light for text.
  MenuItem: {
    styles: (_: unknown, { color }: { color?: string }) =>
      color && color in palette ? { item: { color: `var(--mantine-color-${color}-light-color)` } } : {},
  },
  Modal: {
    defaultProps: {
      ...plainHeader,
      centered: true,
      padding: 'xl',
      radius: 'lg',
      shadow: 'lg',
      transitionProps: { transition: 'pop', ...quick },
      overlayProps: { backgroundOpacity: 0.45 },
    },
  },
  NavLink: { defaultProps: { variant: 'light' } },
  Notification: { defaultProps: { radius: 'md', withBorder: true } },
  Pagination: signOn('root', '--pagination-active-color'),
  Paper: { defaultProps: { radius: 'md' } },
  Popover: { defaultProps: floating },
  Radio: signOn('root', '--radio-icon-color'),
  RadioIndicator: signOn('indicator', '--radio-icon-color'),
  RollingNumber: { defaultProps: { animationDuration: motion.countMs, tabularNumbers: true } },
  // Its choices open next to it, in a landmark, and the list scrolls itself with the arrow keys.
  Select: { defaultProps: { comboboxProps: { withinPortal: false }, withScrollArea: false } },
  SegmentedControl: { defaultProps: { radius: 'md', transitionDuration: motion.quickMs } },
  Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
  Table: {
    defaultProps: {
      tabularNums: true,
      verticalSpacing: 11.5,
      horizontalSpacing: 'md',
      highlightOnHover: true,
    },
  },
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
};
