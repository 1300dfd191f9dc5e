import type { WishKind } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

/** Of whom the person speaks: drivers for a rider, riders for a driver. */
type Spoken = 'rider' | 'driver';

export const wishes = {
  favorite: 'Favorite driver',
  favoriteHint: (name: string) => `${name} is asked before others who are about as near.`,
  avoid: {
    rider: 'Don’t match me with this driver again',
    driver: 'Don’t match me with this rider again',
  } satisfies Record<Spoken, string>,
  avoided: (name: string) => `You won’t be matched with ${name} again.`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo for ${name}`,
  failed: 'Failed to save that',

  title: { rider: 'Your drivers', driver: 'Your riders' } satisfies Record<Spoken, string>,
  hint: {
    rider:
      'Favorites are asked before others who are about as near. Whom you don’t want is never sent to you, and isn’t told.',
    driver: 'You get no requests of riders you don’t want to be matched with. They aren’t told.',
  } satisfies Record<Spoken, string>,
  none: {
    rider: 'After a ride you can make its driver a favorite, or say that you don’t want to be matched again.',
    driver: 'After a ride you can say that you don’t want to be matched with its rider again.',
  } satisfies Record<Spoken, string>,
  kinds: { favorite: 'Favorite', avoided: 'Not matched again' } satisfies Record<WishKind, string>,
  since: (kind: string, day: string) => `${kind} · since ${day}`,
  loadFailed: (why: string) => `Failed to load this: ${why} We keep trying.`,
};

export const [useWishesTexts] = defineTexts('wishes', wishes);
