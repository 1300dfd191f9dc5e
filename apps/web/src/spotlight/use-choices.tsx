import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { IconKeyboard, IconLogout, IconMoon, IconPower, IconSun } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useAvailability } from '../driving/use-availability.ts';
import { useIsLinked } from '../live/link-state.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { SETTINGS, SIDEBAR } from '../shell/navigation.ts';
import { toastFailed } from '../shell/show-toast.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { choiceIcon } from './choice-icon.tsx';
import type { Choice, ChoiceGroup } from './filter-choices.ts';

/**
 * Pages and actions of the person's role.
 * @param own actions that only this role has
 */
export function useChoices(me: Me, own: Choice[], onShortcuts: () => void): ChoiceGroup[] {
  const texts = useTexts();
  const router = useRouter();
  const actions = [...own, ...useEveryonesActions(onShortcuts)];
  const pages = [...SIDEBAR[me.role], SETTINGS].map(({ to, label, icon }) => ({
    id: to,
    label: label(texts),
    icon: choiceIcon(icon),
    onChoose: () => void router.navigate({ to }),
  }));
  return [
    { name: texts.spotlight.pages, choices: pages },
    { name: texts.spotlight.actions, choices: actions },
  ];
}

function useEveryonesActions(onShortcuts: () => void): Choice[] {
  const { shell, spotlight } = useTexts();
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
      label: shell.logout,
      icon: choiceIcon(IconLogout),
      onChoose: () => signOut.mutate(undefined, { onError: () => toastFailed(shell.logoutFailed) }),
    },
  ];
}

/** Going online or offline, where the account may and the server hears it. */
export function useDriverActions(): Choice[] {
  const { driver } = useTexts();
  const { availability, wanted, setAvailable } = useAvailability();
  const isLinked = useIsLinked();
  if (!availability || !isLinked || wanted !== null) return [];
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
