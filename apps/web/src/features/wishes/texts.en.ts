import type { WishKind } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The people it is about: drivers for a rider, riders for a driver. */
type Spoken = 'rider' | 'driver';

export const wishes = {
  favorite: 'Favorite driver',
  favoriteHint: (name: string) => `We’ll ask ${name} before other drivers who are about as close.`,
  avoid: {
    rider: 'Don’t match me with this driver again',
    driver: 'Don’t match me with this rider again',
  } satisfies Record<Spoken, string>,
  avoided: (name: string) => `You won’t be matched with ${name} again.`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo for ${name}`,
  failed: 'Failed to save your choice',

  title: { rider: 'Your drivers', driver: 'Your riders' } satisfies Record<Spoken, string>,
  hint: {
    rider:
      'We ask favorites before other drivers who are about as close. You’ll never get a driver you don’t want, and we won’t tell them.',
    driver: 'You won’t get requests from riders you don’t want to be matched with. We won’t tell them.',
  } satisfies Record<Spoken, string>,
  none: {
    rider: 'After a ride, you can make the driver a favorite or choose not to be matched again.',
    driver: 'After a ride, you can choose not to be matched with the rider again.',
  } satisfies Record<Spoken, string>,
  kinds: { favorite: 'Favorite', avoided: 'Not matched again' } satisfies Record<WishKind, string>,
  since: (kind: string, day: string) => `${kind} · since ${day}`,
  loadFailed: (why: string) => `Failed to load this: ${why} We’ll keep trying.`,
};

export const [useWishesTexts] = defineTexts('wishes', wishes);
