import { Group, Progress, Text } from '@mantine/core';

interface BonusProgressProps {
  /** The driver whose rides count, or what they count for. */
  title: string;
  /** What it pays; nothing where it pays nothing. */
  bonus?: string | false;
  rides: number;
  done: number;
  /** How many rides are done, in words. */
  line: string;
  /** How it ended, or how long it goes on. */
  note: string;
}

/** How far someone is with the rides that a bonus is paid for. */
export const BonusProgress = ({ title, bonus, rides, done, line, note }: BonusProgressProps) => (
  <>
    <Group justify="space-between" gap="0 12px" wrap="nowrap" align="baseline">
      <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      {bonus && (
        <Text span className="rw-num" fw={600} ta="right">
          {bonus}
        </Text>
      )}
    </Group>
    <Progress.Root size="sm" my={8}>
      <Progress.Section
        value={Math.min(100, (done / rides) * 100)}
        color="var(--rw-primary)"
        aria-label={title}
        aria-valuetext={line}
      />
    </Progress.Root>
    <Group justify="space-between" gap="0 12px" fz="sm" c="var(--rw-text-2)">
      <span className="rw-num">{line}</span>
      <span className="rw-num">{note}</span>
    </Group>
  </>
);
