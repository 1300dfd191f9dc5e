import '@mantine/core/styles.layer.css';
import '../theme/fonts.css';
import '../theme/theme.css';
import '../theme/mantine.css';
import '../theme/controls.css';
import '../theme/reduced-motion.css';
import { localStorageColorSchemeManager, MantineProvider, type MantineColorScheme } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Announcer } from '../announcer/Announcer.tsx';
import { ClockOffsetContext } from '../clock/clock-offset.ts';
import { createFormat } from '../format/create-format.ts';
import type { FormatOptions } from '../format/format-words.ts';
import { FormatContext } from '../format/use-format.ts';
import { nameControls } from '../theme/name-controls.ts';
import { theme } from '../theme/theme.ts';
import { cssVariablesResolver } from '../theme/variables.ts';
import { MotionWishContext, type MotionWish } from './motion-wish.ts';
import { englishTexts, UiTextsContext, type UiTexts } from './ui-texts.ts';

/** Where the chosen color scheme is kept; the script that runs before first paint reads the same key. */
export const colorSchemeStorageKey = 'ridewire-color-scheme';

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeStorageKey });

export type RidewireProviderProps = {
  children: ReactNode;
  /** The scheme until the person chooses one. @default 'auto' */
  defaultColorScheme?: MantineColorScheme;
  /** The person's own wish about motion; 'auto' follows the system. @default 'auto' */
  motion?: MotionWish;
  /** Words of the pieces, from the app's catalogue; keep the object stable. @default English */
  texts?: UiTexts;
  /** Language, currency and time zone of numbers and dates; keep the object stable. */
  format?: Partial<FormatOptions>;
  /** Server time minus this device's, in ms, for every countdown and elapsed time below. @default 0 */
  clockOffsetMs?: number;
};

/** The look, the formats, the clock and the announcer: the root of every Ridewire page. */
export function RidewireProvider({
  children,
  defaultColorScheme = 'auto',
  motion = 'auto',
  texts = englishTexts,
  format,
  clockOffsetMs = 0,
}: RidewireProviderProps) {
  const formats = useMemo(() => createFormat(format), [format]);
  const namedTheme = useMemo(() => nameControls(theme, texts), [texts]);
  const systemIsStill = useReducedMotion();
  const isStill = motion === 'auto' && systemIsStill;
  useEffect(() => {
    document.documentElement.dataset['rwMotion'] = isStill ? 'reduce' : motion;
  }, [motion, isStill]);
  return (
    <MantineProvider
      theme={namedTheme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme={defaultColorScheme}
    >
      <UiTextsContext value={texts}>
        <FormatContext value={formats}>
          <ClockOffsetContext value={clockOffsetMs}>
            <MotionWishContext value={motion}>
              {children}
              <Announcer />
            </MotionWishContext>
          </ClockOffsetContext>
        </FormatContext>
      </UiTextsContext>
    </MantineProvider>
  );
}
