import { Box, Button, Group, Text, Title } from '@mantine/core';
import type { TariffsSnapshot, WaitingRules, WaitingRulesView } from '@ridewire/contracts';
import { USUAL_WAITING } from '@ridewire/contracts/waiting';
import { WAITING_FIELDS } from '@ridewire/contracts/waiting-rules';
import { ToneBadge, useFlash, useFormat, useNow } from '@ridewire/ui';
import { useState, type ReactNode } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { useRatesTexts } from './texts.en.ts';
import { WaitingForm } from './WaitingForm.tsx';
import styles from './tariffs.module.css';

interface WaitingPartProps {
  waiting: TariffsSnapshot['waiting'];
}

/** The rules for drivers who wait: those that hold, and those to come. Nothing is told at the moment at which they begin. */
export function WaitingPart({ waiting }: WaitingPartProps) {
  const { waiting: texts } = useRatesTexts();
  const format = useFormat();
  const beginsMs = Date.parse(waiting.coming?.beginsAt ?? '');
  const nowMs = useNow((ms) => (ms < beginsMs ? beginsMs - ms : Infinity));
  const hasBegun = nowMs >= beginsMs;
  const now = hasBegun ? waiting.coming : waiting.now;
  const coming = hasBegun ? null : waiting.coming;
  const [isSetting, setSetting] = useState(false);
  const close = () => setSetting(false);
  return (
    <section aria-labelledby="waiting">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3" id="waiting">
          {texts.title}
        </Title>
        <IfMay right="rates:write">
          <Button variant="default" size="sm" onClick={() => setSetting(true)}>
            {texts.set}
          </Button>
        </IfMay>
      </Group>
      <Text c="dimmed" mt={4} mb="sm">
        {texts.hint}
      </Text>
      <Rows aria-label={texts.title}>
        <RulesRow
          rules={now ?? USUAL_WAITING}
          badge={<ToneBadge tone="wire">{texts.now}</ToneBadge>}
          says={now ? texts.since(format.dateTime(now.beginsAt)) : texts.usual}
          setBy={now?.setBy}
        />
        {coming && (
          <RulesRow
            rules={coming}
            badge={<ToneBadge tone="sky">{texts.coming}</ToneBadge>}
            says={texts.from(format.dateTime(coming.beginsAt))}
            setBy={coming.setBy}
          >
            <TakeBack rules={coming} />
          </RulesRow>
        )}
      </Rows>
      <FormDialog opened={isSetting} onClose={close} title={texts.formTitle} size={520}>
        <WaitingForm before={coming ?? now ?? USUAL_WAITING} onClose={close} />
      </FormDialog>
    </section>
  );
}

interface RulesRowProps {
  rules: WaitingRules;
  badge: ReactNode;
  /** When they hold. */
  says: string;
  setBy: string | undefined;
  children?: ReactNode;
}

function RulesRow({ rules, badge, says, setBy, children }: RulesRowProps) {
  const { setBy: saySetBy, waiting: texts } = useRatesTexts();
  const { duration } = useFormat();
  const flash = useFlash(WAITING_FIELDS.map((field) => rules[field]).join(' '));
  return (
    <Row className={styles.row} {...flash}>
      <Box miw={0}>
        <Group gap="2px 8px">
          {badge}
          <span className="rw-num">{says}</span>
        </Group>
        {setBy !== undefined && (
          <Text size="sm" c="dimmed">
            {saySetBy(setBy)}
          </Text>
        )}
      </Box>
      <dl className={`${styles.rates} ${styles.rules} rw-num`}>
        {WAITING_FIELDS.map((field) => (
          <div key={field}>
            <dt>{texts.names[field]}</dt>
            <dd>{duration(rules[field] * 60)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Row>
  );
}

function TakeBack({ rules: { id, beginsAt } }: { rules: WaitingRulesView }) {
  const { takeBack, waiting: texts } = useRatesTexts();
  const { dateTime } = useFormat();
  const { mutate, isPending } = trpc.tariffs.takeBackWaiting.useMutation({
    onSuccess: () => toastDone(texts.takenBack),
    onError: (error) => toastFailed(errorSentence(error, texts.takeBackFailed)),
  });
  return (
    <IfMay right="rates:write">
      <ConnectedButton
        variant="default"
        size="sm"
        aria-label={texts.takeBackOf(dateTime(beginsAt))}
        isBusy={isPending}
        onPress={() => mutate({ id })}
      >
        {takeBack}
      </ConnectedButton>
    </IfMay>
  );
}
