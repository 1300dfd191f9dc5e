import { mergeThemeOverrides, type MantineThemeOverride } from '@mantine/core';

/** Names for Mantine's buttons that show only a sign. */
export type ControlNames = { close: string; previousPage: string; nextPage: string };

/** The theme with those buttons named, so that no screen has to remember it. */
export function nameControls(theme: MantineThemeOverride, names: ControlNames): MantineThemeOverride {
  const closing = { defaultProps: { closeButtonProps: { 'aria-label': names.close } } };
  const paging: Record<string, string> = { previous: names.previousPage, next: names.nextPage };
  return mergeThemeOverrides(theme, {
    components: {
      Modal: closing,
      Drawer: closing,
      Notification: closing,
      Alert: { defaultProps: { closeButtonLabel: names.close } },
      Pagination: {
        defaultProps: { getControlProps: (control: string) => ({ 'aria-label': paging[control] }) },
      },
    },
  });
}
