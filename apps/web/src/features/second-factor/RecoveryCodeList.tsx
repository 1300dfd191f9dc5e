import { Button, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useSecondFactorTexts } from './texts.en.ts';
import styles from './second-factor.module.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  doneLabel: string;
  onDone: () => void;
}

/** Recovery codes, which are shown this once. */
export function RecoveryCodeList({ codes, doneLabel, onDone }: RecoveryCodeListProps) {
  const texts = useSecondFactorTexts();
  const { copy, copied } = useClipboard({ timeout: 4_000 });
  const CopySign = copied ? IconCheck : IconCopy;
  const written = `${codes.join('\n')}\n`;
  return (
    <Stack gap="md">
      <Text>{texts.codesHint}</Text>
      <ul className={styles.codes} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group grow gap="sm">
        <Button
          size="md"
          variant="default"
          leftSection={<CopySign size={20} stroke={1.75} aria-hidden />}
          onClick={() => copy(written)}
        >
          <span role="status">{copied ? texts.copied : texts.copy}</span>
        </Button>
        <Button
          size="md"
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(written)}`}
          download="ridewire-recovery-codes.txt"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          {texts.download}
        </Button>
      </Group>
      <Button size="lg" onClick={onDone} data-autofocus>
        {doneLabel}
      </Button>
    </Stack>
  );
}
