import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Hint } from '@ridewire/ui';
import { openSearch } from './search-store.ts';
import { useModKey } from './use-mod-key.ts';
import { useSpotlightTexts } from './texts.en.ts';
import styles from './spotlight.module.css';

/** Opens the search: a box on a desktop, an icon on a phone. */
export function SpotlightButton({ isPhone }: { isPhone: boolean }) {
  const texts = useSpotlightTexts();
  const mod = useModKey();
  if (isPhone) {
    return (
      <Hint label={texts.title}>
        <ActionIcon aria-label={texts.open} aria-haspopup="dialog" onClick={openSearch}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Hint>
    );
  }
  return (
    <UnstyledButton
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={openSearch}
    >
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <span>{texts.open}</span>
      <Kbd size="xs">{mod === '⌘' ? '⌘K' : 'Ctrl K'}</Kbd>
    </UnstyledButton>
  );
}
