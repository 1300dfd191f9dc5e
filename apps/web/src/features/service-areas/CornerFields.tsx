import { Button, Group, Text, Textarea } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import type { Ref } from 'react';
import type { EdgeDraft, EdgeStep } from './edge-draft.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import type { CornerText } from './use-corner-text.ts';

interface CornerFieldsProps {
  edge: EdgeDraft;
  text: CornerText;
  inputRef: Ref<HTMLTextAreaElement>;
  onStep: (step: EdgeStep) => void;
}

/** How many corners there are, steps back, and the corners as lines of text that can be typed and pasted. */
export function CornerFields({ edge, text, inputRef, onStep }: CornerFieldsProps) {
  const texts = useServiceAreasTexts();
  const { count } = useFormat();
  const { corners, past } = edge;
  const { mistake } = text;
  return (
    <div>
      <Group justify="space-between" mb={8}>
        <Text role="status" className="rw-num">
          {texts.corners(count(corners.length), corners.length === 1)}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            mih={44}
            disabled={past.length === 0 && mistake === null}
            onClick={() => {
              text.drop();
              // Text that can't be read never was a step.
              if (mistake === null) onStep({ do: 'undo' });
            }}
          >
            {texts.undo}
          </Button>
          <Button
            variant="default"
            mih={44}
            disabled={corners.length === 0 && mistake === null}
            onClick={() => {
              text.drop();
              onStep({ do: 'replace', corners: [], isMore: false });
            }}
          >
            {texts.clear}
          </Button>
        </Group>
      </Group>
      <Textarea
        ref={inputRef}
        size="md"
        label={texts.list}
        description={texts.listHint}
        autosize
        minRows={3}
        maxRows={8}
        spellCheck={false}
        styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
        value={text.value}
        error={mistake === 'many' ? texts.linesMany : mistake !== null && texts.lineWrong(count(mistake))}
        onChange={({ currentTarget }) => text.type(currentTarget.value)}
        onBlur={text.leave}
      />
    </div>
  );
}
