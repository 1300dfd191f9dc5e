import type { RideTypeTerms } from '@ridewire/contracts';
import { announce, useFormat, useMemory } from '@ridewire/ui';
import { useEffect, useRef, useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Rows } from '../../kit/lists/Rows.tsx';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import { IfMay } from '../session/IfMay.tsx';
import { moveBy } from './read-type.ts';
import { StopDialog } from './StopDialog.tsx';
import { Lone, TypeForm } from './TypeForm.tsx';
import { TypeRow } from './TypeRow.tsx';
import { useRideTypesTexts } from './texts.en.ts';

/** What a dialog is about. */
type Shown = { about: 'form' | 'stop' | 'lone'; type: RideTypeTerms | undefined };

/** The city's ride types in their order: what they are called, which vehicles serve them, and whether they are offered. Live. */
export function RideTypes() {
  const texts = useRideTypesTexts();
  const typeName = useTypeName();
  const types = useRideTypes();
  const [shown, show] = useState<Shown | null>(null);
  // Still shown while a dialog fades.
  const [last] = useMemory<Shown | null>(null, (before) => shown ?? before);
  const close = () => show(null);
  const { list, move, isMoving } = useMove(types);
  const offering = trpc.rideTypes.offer.useMutation();
  const offer = (type: RideTypeTerms, isMeant: boolean) =>
    offering.mutate(
      { type: type.id, isOffered: true, ...(isMeant && { isMeant }) },
      {
        onSuccess: () => {
          toastDone(texts.offered(typeName(type.id)));
          close();
        },
        onError: (error) => {
          if (findErrorCode(error) === 'RIDE_TYPE_UNSERVED') return show({ about: 'lone', type });
          toastFailed(errorSentence(error, texts.offerFailed));
          close();
        },
      },
    );
  return (
    <Page
      title={texts.title}
      back={<BackLink to="/dashboard/admin/rates">{texts.rates}</BackLink>}
      isLive
      lead={texts.hint}
      actions={
        <IfMay right="rates:write">
          <ConnectedButton onPress={() => show({ about: 'form', type: undefined })}>
            {texts.add}
          </ConnectedButton>
        </IfMay>
      }
    >
      <div ref={list}>
        <Rows component="ol" aria-label={texts.list}>
          {types.map((type, i) => (
            <TypeRow
              key={type.id}
              type={type}
              onUp={i > 0 && (() => move(type, -1))}
              onDown={i < types.length - 1 && (() => move(type, 1))}
              isMoving={isMoving}
              onEdit={() => show({ about: 'form', type })}
              onOffer={() => (type.isEnabled ? show({ about: 'stop', type }) : offer(type, false))}
              isBusy={offering.isPending}
            />
          ))}
        </Rows>
      </div>
      <FormDialog
        opened={shown?.about === 'form'}
        onClose={close}
        title={last?.about === 'form' && last.type ? texts.editOf(typeName(last.type.id)) : texts.add}
        size={560}
      >
        <TypeForm type={shown?.type} onClose={close} />
      </FormDialog>
      <FormDialog
        opened={shown?.about === 'lone'}
        onClose={close}
        title={last?.type && texts.offerOf(typeName(last.type.id))}
      >
        <Lone
          isBusy={offering.isPending}
          onSure={() => last?.type && offer(last.type, true)}
          onBack={close}
        />
      </FormDialog>
      <StopDialog type={shown?.about === 'stop' ? shown.type : undefined} onClose={close} />
    </Page>
  );
}

/** Moves types up and down. The button that did it keeps the focus, though its row moves. */
function useMove(types: readonly RideTypeTerms[]) {
  const texts = useRideTypesTexts();
  const typeName = useTypeName();
  const { count } = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const { mutate, isPending } = trpc.rideTypes.order.useMutation({
    onError: (error) => toastFailed(errorSentence(error, texts.moveFailed)),
  });
  const seen = types.map(({ id }) => id);
  const order = seen.join(' ');
  useEffect(() => {
    const row = list.current?.querySelector(`[data-type="${pressed.current}"]`);
    pressed.current = undefined;
    if (row && document.activeElement === document.body)
      row.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [order]);
  const move = ({ id }: RideTypeTerms, by: -1 | 1) => {
    if (isPending) return;
    pressed.current = id;
    const moved = moveBy(seen, id, by);
    const done = () => announce(texts.moved(typeName(id), count(moved.indexOf(id) + 1), count(moved.length)));
    mutate({ order: moved, seen }, { onSuccess: done });
  };
  return { list, move, isMoving: isPending };
}
