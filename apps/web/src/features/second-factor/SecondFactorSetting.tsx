import { Button, Group, Text } from '@mantine/core';
import { announce, useFormat } from '@ridewire/ui';
import { IconShieldHalf } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { Setting } from '../../kit/page/Setting.tsx';
import { lazyExtra } from '../../kit/page/lazy-extra.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { AnyCodeForm } from './AnyCodeForm.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { useSecondFactorTexts } from './texts.en.ts';

/** It draws the QR code, which few people ever see. */
const SetUp = lazyExtra<{ onTurnedOn: (codes: string[]) => void }>(
  async () => (await import('./SetUp.tsx')).SetUp,
  () => <Waiting height={320} />,
);

type Asked = 'setUp' | 'turnOff' | 'renew';

/** Whether signing in asks for a code, and the dialogs that change it. */
export function SecondFactorSetting() {
  const texts = useSecondFactorTexts();
  const format = useFormat();
  const utils = trpc.useUtils();
  const { data, error } = trpc.secondFactor.mine.useQuery();
  const [asked, ask] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = data?.turnedOnAt != null;
  const refresh = () => void utils.secondFactor.mine.invalidate();
  const open = (dialog: Asked) => {
    setCodes(null);
    ask(dialog);
  };
  const close = () => ask(null);
  const take = (made: string[]) => {
    setCodes(made);
    refresh();
  };
  const titles: Record<Asked, string> = {
    setUp: texts.setUpTitle,
    turnOff: texts.turnOffTitle,
    renew: texts.renewTitle,
  };
  return (
    <Setting id="second-factor" title={texts.title} hint={texts.hint}>
      {error && <Failure mb="sm">{texts.loadFailed(errorSentence(error))}</Failure>}
      {!data && !error && <Waiting height={64} mb="sm" />}
      {data && (
        <Text size="sm" mb="sm">
          {isOn ? texts.on(format.date(data.turnedOnAt as string)) : texts.off}{' '}
          {isOn && data.codesLeft > 0 && texts.codesLeft(format.count(data.codesLeft))}
          {isOn && data.codesLeft === 0 && texts.noCodesLeft} {isOn && data.isDemanded && texts.demanded}
        </Text>
      )}
      {data && (
        <Group gap="sm">
          {!isOn && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconShieldHalf size={20} stroke={1.75} aria-hidden />}
              onClick={() => open('setUp')}
            >
              {texts.turnOn}
            </Button>
          )}
          {isOn && (
            <Button variant="default" size="md" onClick={() => open('renew')}>
              {texts.renew}
            </Button>
          )}
          {isOn && !data.isDemanded && (
            <Button variant="default" size="md" onClick={() => open('turnOff')}>
              {texts.turnOff}
            </Button>
          )}
        </Group>
      )}
      <FormDialog
        opened={asked !== null}
        onClose={close}
        isHeld={codes !== null}
        title={codes ? texts.codesTitle : titles[asked ?? 'setUp']}
        focusAfter="#second-factor"
      >
        {codes && <RecoveryCodeList codes={codes} doneLabel={texts.done} onDone={close} />}
        {!codes && asked === 'setUp' && <SetUp onTurnedOn={take} />}
        {!codes && asked === 'renew' && <Renew onMade={take} onClose={close} />}
        {!codes && asked === 'turnOff' && (
          <TurnOff
            onDone={() => {
              refresh();
              announce(texts.turnedOff);
              close();
            }}
            onClose={close}
          />
        )}
      </FormDialog>
    </Setting>
  );
}

function TurnOff({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const texts = useSecondFactorTexts();
  const { mutateAsync: turnOff } = trpc.secondFactor.turnOff.useMutation();
  return (
    <AnyCodeForm
      text={texts.turnOffText}
      submit={texts.turnOff}
      submitting={texts.turningOff}
      failed={texts.turnOffFailed}
      send={async (code) => {
        await turnOff({ code });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

function Renew({ onMade, onClose }: { onMade: (codes: string[]) => void; onClose: () => void }) {
  const texts = useSecondFactorTexts();
  const { mutateAsync: renew } = trpc.secondFactor.renewCodes.useMutation();
  return (
    <AnyCodeForm
      text={texts.renewText}
      submit={texts.makeCodes}
      submitting={texts.making}
      failed={texts.makeFailed}
      send={async (code) => onMade((await renew({ code })).codes)}
      onClose={onClose}
    />
  );
}
