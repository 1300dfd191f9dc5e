import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AccountCorner } from './AccountCorner.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import { useLayoutTexts } from './site-texts.ts';
import type { useVisitor } from './use-visitor.ts';
import styles from './frame.module.css';

interface SiteSheetProps {
  path: string | null;
  isOpen: boolean;
  onClose: () => void;
  visiting: ReturnType<typeof useVisitor>;
}

/** The navigation of a narrow screen, 256 px wide; it closes with the choice of a link. */
export default function SiteSheet({ path, isOpen, onClose, visiting }: SiteSheetProps) {
  const texts = useLayoutTexts();
  // It comes with the first press, and only one that was closed knows where to lead the focus back to.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <Drawer
      opened={isOpen && isHere}
      onClose={onClose}
      position="right"
      size={256}
      title={texts.menu}
      padding="md"
    >
      <nav aria-label={texts.navigation} className={styles.sheet}>
        <SiteLinks path={path} onChoose={onClose} />
      </nav>
      <div className={styles.sheetEnd}>
        <AccountCorner {...visiting} />
        <LanguageLinks path={path} />
      </div>
    </Drawer>
  );
}
