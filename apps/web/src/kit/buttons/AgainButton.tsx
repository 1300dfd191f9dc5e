import { Button, Loader, type ButtonProps } from '@mantine/core';
import { useKitTexts } from '../texts/texts.en.ts';
import styles from './AgainButton.module.css';

export interface AgainButtonProps extends Omit<ButtonProps, 'loading' | 'disabled' | 'children'> {
  /** It is being tried, by a press or without one. */
  isTrying: boolean;
  onTry: () => unknown;
}

/** Tries again what failed. It keeps its focus and its place while it shows that it is loading. */
export function AgainButton({ isTrying, onTry, ...look }: AgainButtonProps) {
  const kit = useKitTexts();
  return (
    <Button
      variant="default"
      {...look}
      classNames={{
        ...(isTrying && { root: styles.busy }),
        label: styles.label ?? '',
        section: styles.section ?? '',
      }}
      aria-busy={isTrying || undefined}
      aria-disabled={isTrying || undefined}
      leftSection={isTrying && <Loader size={16} color="currentColor" className="rw-late" aria-hidden />}
      onClick={() => void (!isTrying && onTry())}
    >
      {kit.tryAgain}
    </Button>
  );
}
