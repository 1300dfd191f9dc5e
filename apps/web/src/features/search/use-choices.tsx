import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogout, IconMoon, IconPower, IconSun, type Icon } from '@tabler/icons-react';
import { useRouter, type LinkProps } from '@tanstack/react-router';
import { useAvailability } from '../driving/use-availability.ts';
import { useIsConnected } from '../../kit/live/connection-state.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { choiceIcon } from './choice-icon.tsx';
import type { Choice, ChoiceGroup } from './filter-choices.ts';
import { useDriverTexts } from '../driving/texts.en.ts';
import { useSpotlightTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

/** A page the person's role can go to. */
export interface SearchPage {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: Icon;
}

/**
 * Pages and actions of the person's role.
 * @param pages the pages the role may go to
 * @param own actions that only this role has
 */
export function useChoices(
  pages: readonly SearchPage[],
  own: Choice[],
  onShortcuts: () => void,
): ChoiceGroup[] {
  const spotlight = useSpotlightTexts();
  const router = useRouter();
  const actions = [...own, ...useEveryonesActions(onShortcuts)];
  const toPages = pages.map(({ to, label, icon }) => ({
    id: to,
    label,
    icon: choiceIcon(icon),
    onChoose: () => void router.navigate({ to }),
  }));
  return [
    { name: spotlight.pages, choices: toPages },
    { name: spotlight.actions, choices: actions },
  ];
}

function useEveryonesActions(onShortcuts: () => void): Choice[] {
  const spotlight = useSpotlightTexts();
  const kit = useKitTexts();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const signOut = useSignOut('/');
  return [
    {
      id: 'scheme',
      label: isDark ? spotlight.switchToLight : spotlight.switchToDark,
      icon: choiceIcon(isDark ? IconSun : IconMoon),
      onChoose: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'shortcuts',
      label: spotlight.shortcuts,
      icon: choiceIcon(IconKeyboard),
      onChoose: onShortcuts,
    },
    {
      id: 'logout',
      label: kit.logout,
      icon: choiceIcon(IconLogout),
      onChoose: () => signOut.mutate(undefined, { onError: () => toastFailed(kit.logoutFailed) }),
    },
  ];
}

/** Going online or offline, if the account may and the server can be reached. */
export function useDriverActions(): Choice[] {
  const driver = useDriverTexts();
  const { availability, wanted, setAvailable } = useAvailability();
  const isConnected = useIsConnected();
  if (!availability || !isConnected || wanted !== null) return [];
  const { available, approved, suspended } = availability;
  if (!available && (!approved || suspended)) return [];
  return [
    {
      id: 'availability',
      label: available ? driver.goOffline : driver.goOnline,
      icon: choiceIcon(IconPower),
      onChoose: () => void setAvailable(!available),
    },
  ];
}
