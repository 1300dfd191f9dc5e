import { Stack, Text } from '@mantine/core';
import type { TariffView, TypeTariffs } from '@ridewire/contracts';
import { announce, useFormat, useMemory } from '@ridewire/ui';
import { useState } from 'react';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { RatesForm } from './RatesForm.tsx';
import { TypeRates } from './TypeRates.tsx';
import { useTariffsLive } from './tariffs-live.ts';
import { useRatesTexts } from './texts.en.ts';
import { WaitingPart } from './WaitingPart.tsx';

/** What a dialog is about: new rates for a type, or rates to take back. */
type Shown = { type: string; tariff?: TariffView };

/** What each ride type costs, cost before and soon will, and the rules for waiting. Everything on it is live. */
export function Rates() {
  const texts = useRatesTexts();
  const { data, failure } = useTariffsLive();
  const [shown, show] = useState<Shown | null>(null);
  return (
    <Page
      title={texts.title}
      actions={
        <LinkButton variant="default" to="/dashboard/admin/rates/types">
          {texts.types}
        </LinkButton>
      }
      lead={
        <>
          {texts.hint} {texts.canceling}
        </>
      }
    >
      <Stack gap="xl">
        {failure && <Failure>{texts.loadFailed(failure)}</Failure>}
        {!data && !failure && <Waiting height={480} />}
        {data?.types.map((each) => (
          <TypeRates
            key={each.type}
            tariffs={each}
            onSet={() => show({ type: each.type })}
            onTakeBack={(tariff) => show({ type: each.type, tariff })}
          />
        ))}
        {data && <WaitingPart waiting={data.waiting} />}
      </Stack>
      <RatesDialogs types={data?.types} shown={shown} onClose={() => show(null)} />
    </Page>
  );
}

interface DialogsProps {
  types: readonly TypeTariffs[] | undefined;
  shown: Shown | null;
  onClose: () => void;
}

function RatesDialogs({ types, shown, onClose }: DialogsProps) {
  const texts = useRatesTexts();
  const typeName = useTypeName();
  const format = useFormat();
  // Still shown while a dialog slides away.
  const [last] = useMemory<Shown | null>(null, (before) => shown ?? before);
  const { mutate, isPending } = trpc.tariffs.takeBack.useMutation({
    onSuccess: () => {
      announce(texts.takenBack);
      onClose();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, texts.takeBackFailed));
      onClose();
    },
  });
  const tariffs = types?.find(({ type }) => type === last?.type);
  if (!last || !tariffs) return null;
  const name = typeName(last.type);
  const isOpen = shown !== null;
  const { tariff } = last;
  if (!tariff)
    return (
      <FormDialog opened={isOpen} onClose={onClose} title={texts.setTitle(name)} size={520}>
        <RatesForm tariffs={tariffs} onClose={onClose} />
      </FormDialog>
    );
  return (
    <AskDialog
      isOpen={isOpen}
      title={texts.takeBackAsk(name, format.dateTime(tariff.beginsAt))}
      stale={!isPending && isOpen && sayGone(tariffs, tariff, texts)}
      confirm={texts.takeBack}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={() => mutate({ id: tariff.id })}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Text>{texts.takeBackText}</Text>
    </AskDialog>
  );
}

/** Why rates can't be taken back any more; false while they can. */
function sayGone(
  { now, coming, past }: TypeTariffs,
  { id }: TariffView,
  texts: ReturnType<typeof useRatesTexts>,
): string | false {
  if (coming.some((each) => each.id === id)) return false;
  return [now, ...past].some((each) => each.id === id) ? texts.begun : texts.gone;
}
