import { motion, useMotionReduced } from '@ridewire/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A card that moved, or just came, ignores presses for so long, in milliseconds. */
const IGNORE_MS = 300;

/**
 * Lets cards glide to their new places, and keeps a press that was meant for another one from landing on them. Keys are
 * not affected: they go to the focused card, wherever it is.
 * @param list its children carry `data-card` with an id
 */
export function useSettlingCards(list: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<string, number>());
  const focusedId = useRef<string | null>(null);
  const reduced = useMotionReduced();

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const cards = [...element.querySelectorAll<HTMLElement>('[data-card]')];
    const before = tops.current;
    tops.current = new Map(cards.map((card) => [card.dataset['card'] ?? '', card.offsetTop]));
    for (const card of cards) {
      const from = before.get(card.dataset['card'] ?? '');
      if (from === card.offsetTop) continue;
      card.dataset['settling'] = '';
      setTimeout(() => delete card.dataset['settling'], IGNORE_MS);
      if (from === undefined || reduced) continue;
      card.animate(
        { transform: [`translateY(${from - card.offsetTop}px)`, 'none'] },
        { duration: motion.moveMs, easing: 'cubic-bezier(.22,1,.36,1)' },
      );
    }
    keepFocus(cards, [...before.keys()], focusedId.current);
  });

  useLayoutEffect(() => {
    const element = list.current;
    const note = (event: FocusEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
      focusedId.current = card && element?.contains(card) ? (card.dataset['card'] ?? null) : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
}

/** The card that had the focus is gone: the one that took its place has it now. */
function keepFocus(cards: HTMLElement[], idsBefore: string[], focusedId: string | null): void {
  if (focusedId === null || document.activeElement !== document.body) return;
  if (cards.some((card) => card.dataset['card'] === focusedId)) return;
  const place = Math.max(0, idsBefore.indexOf(focusedId));
  cards[Math.min(place, cards.length - 1)]?.focus({ preventScroll: true });
}
