import { useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KnownWay } from '../../../kit/map/known-way.ts';
import type { NextStep } from '../../../kit/map/way-progress.ts';
import { useLanguage } from '../../../kit/texts/use-language.ts';
import { sayAloud } from './say-aloud.ts';
import { useDriverTexts } from '../texts.en.ts';
import { spoken } from './spoken.ts';
import { keepSaid, readSaid } from './said-turns.ts';
import { turnToSay } from './turn-to-say.ts';
import { beSilent, speak, useHasVoice } from './voices.ts';
import { useVoiceChoice } from './voice-choice.ts';

/** A closed drawer is a dialog too, which nobody sees. */
const isAsking = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (each) => each.checkVisibility?.({ visibilityProperty: true }) ?? false,
  );

export interface SpokenTurnsProps {
  /** The ride, and where the driver is heading. */
  stage: string;
  way: KnownWay | null;
  next: NextStep | undefined;
}

/** Says the turns aloud if the driver wants it: each one ahead and near. While a dialog asks something, it waits. */
export function SpokenTurns({ stage, way, next }: SpokenTurnsProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const language = useLanguage();
  const [{ isOn }] = useVoiceChoice();
  const hasVoice = useHasVoice();
  const isSpoken = isOn && hasVoice;
  /** The corner ahead at the last report, and how far it was. */
  const last = useRef<{ index: number; meters: number }>(null);
  const say = useEffectEvent(() => {
    const strideMeters = next && last.current?.index === next.index ? last.current.meters - next.meters : 0;
    last.current = next ? { index: next.index, meters: next.meters } : null;
    const corner = next && way?.points[next.step.at];
    if (!isSpoken || !corner) return;
    const { turn } = next.step;
    const when = turnToSay({ turn, corner, meters: next.meters, strideMeters }, readSaid(stage));
    if (!when || isAsking()) return;
    keepSaid(stage, { lat: corner.lat, lng: corner.lng, turn, when });
    speak(sayAloud(next, when, driver, format), language);
  });
  const meters = next?.meters;
  const index = next?.index;
  useEffect(() => say(), [stage, way, index, meters, isSpoken]);
  useEffect(() => {
    spoken.isOn = isSpoken;
    return () => {
      spoken.isOn = false;
      beSilent();
    };
  }, [isSpoken, stage]);
  return null;
}
