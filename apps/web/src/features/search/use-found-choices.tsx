import { ACTIVE_STATUSES, type Findings, type FoundRide, type Role } from '@ridewire/contracts';
import { isGuest } from '@ridewire/contracts/guests';
import { useFormat } from '@ridewire/ui';
import { IconRoute, IconSteeringWheel, IconUser } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ChoiceGroup } from './filter-choices.ts';
import { choiceIcon } from './choice-icon.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { usePeopleTexts } from '../people/texts.en.ts';
import { useSpotlightTexts } from './texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

const UNDER_WAY = new Set<string>(ACTIVE_STATUSES);

/** The server's results, as choices that lead to them. */
export function useFoundChoices(role: Role, findings: Findings | undefined): ChoiceGroup[] {
  const spotlight = useSpotlightTexts();
  const people = usePeopleTexts();
  const pieces = usePiecesTexts();
  const format = useFormat();
  const { navigate } = useRouter();
  if (!findings) return [];

  function openRide({ id, status }: FoundRide) {
    if (role === 'admin')
      return navigate({ to: '/dashboard/ride-management/$rideId', params: { rideId: id } });
    const home = role === 'rider' ? '/dashboard/rider' : '/dashboard/driver';
    if (UNDER_WAY.has(status)) return navigate({ to: home });
    return navigate({ to: `${home}/history`, search: { ride: id } });
  }
  const groups: ChoiceGroup[] = [
    {
      name: spotlight.users,
      choices: findings.users.map(({ id, name, email }) => ({
        id: `user-${id}`,
        label: name,
        description: isGuest({ email }) ? people.guest : email,
        icon: choiceIcon(IconUser),
        onChoose: () => void navigate({ to: '/dashboard/user-management/$userId', params: { userId: id } }),
      })),
    },
    {
      name: spotlight.drivers,
      choices: findings.drivers.map(({ id, name, email, licensePlate }) => ({
        id: `driver-${id}`,
        label: name,
        description: [licensePlate, email].filter(Boolean).join(' · '),
        icon: choiceIcon(IconSteeringWheel),
        onChoose: () =>
          void navigate({ to: '/dashboard/driver-management/$driverId', params: { driverId: id } }),
      })),
    },
    {
      name: spotlight.rides,
      choices: findings.rides.map((ride) => ({
        id: `ride-${ride.id}`,
        label: spotlight.ride(format.shortId(ride.id), pieces.statuses[ride.status]),
        description: `${spotlight.trip(sayAddress(ride.pickup), sayAddress(ride.destination))} · ${format.dateTime(ride.requestedAt)}`,
        icon: choiceIcon(IconRoute),
        onChoose: () => void openRide(ride),
      })),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
