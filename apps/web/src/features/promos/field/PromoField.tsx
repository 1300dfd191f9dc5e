import { Button, Group, Text, TextInput } from '@mantine/core';
import type { CheckPromoInput, UsablePromo } from '@ridewire/contracts';
import { discountOf, promoCodeOf } from '@ridewire/contracts/promo-terms';
import { announce, useFormat } from '@ridewire/ui';
import { IconTicket } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePromoFieldTexts } from './promo-field.en.ts';
import { usePromoRefusal } from './use-promo-refusal.ts';

export interface PromoFieldProps {
  /** The applied code. */
  value: UsablePromo | null;
  /** Of the chosen type; undefined while there is none, and where the price is shown elsewhere. */
  fareCents: number | undefined;
  /** When the ride is; left out for now. */
  at?: CheckPromoInput['at'];
  /** Why the applied code doesn’t count, after all. */
  refusal?: string | null;
  /** Asks what a code takes off; left out, for the signed-in rider. */
  check?: (code: string) => Promise<UsablePromo>;
  onChange: (promo: UsablePromo | null) => void;
}

/** For a button that comes where the pressed one was. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The rider's promo code: asked for on demand, and then the price before and after. */
export function PromoField({ value, fareCents, at, refusal = null, check, onChange }: PromoFieldProps) {
  const texts = usePromoFieldTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  // Applied here, not before this was shown again.
  const [isApplied, setApplied] = useState(false);
  if (value) {
    return (
      <Group wrap="nowrap" justify="space-between" gap="sm">
        {refusal === null ? (
          <div className="rw-num">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {texts.applied(value.code)}
            </Text>
            {fareCents !== undefined && (
              <Text size="sm" c="var(--rw-text-2)">
                {texts.price(format.money(fareCents), format.money(fareCents - discountOf(value, fareCents)))}
              </Text>
            )}
          </div>
        ) : (
          <Text role="alert" c="var(--rw-warning-text)" style={{ overflowWrap: 'anywhere' }}>
            {refusal}
          </Text>
        )}
        <Button
          {...(isApplied && { ref: takeFocus })}
          variant="default"
          mih={44}
          flex="none"
          aria-label={texts.removeOf(value.code)}
          onClick={() => onChange(null)}
        >
          {texts.remove}
        </Button>
      </Group>
    );
  }
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size="md"
        ml="-md"
        px="md"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        leftSection={<IconTicket size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {texts.add}
      </Button>
    );
  }
  return (
    <Ask
      {...{ at, check }}
      onApplied={(promo) => {
        setApplied(true);
        onChange(promo);
      }}
    />
  );
}

/** The field. A code that can't be used says why below it. */
function Ask({
  at,
  check,
  onApplied,
}: {
  at: PromoFieldProps['at'];
  check: PromoFieldProps['check'] | undefined;
  onApplied: (promo: UsablePromo) => void;
}) {
  const texts = usePromoFieldTexts();
  const sayRefusal = usePromoRefusal();
  const utils = trpc.useUtils();
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The person asked for it, and the button they pressed is gone.
  useEffect(() => input.current?.focus(), []);
  const [code, setCode] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // On a phone the sentence below the field would be under the panel's foot.
  useEffect(() => {
    if (problem) group.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const submit = async () => {
    if (isAsking) return;
    if (code.trim() === '') return setProblem(texts.missing);
    setAsking(true);
    setProblem(null);
    try {
      // Asked anew each time: others use it up meanwhile.
      const promo = await (check ? check(code) : utils.client.promos.check.query({ code, at }));
      announce(texts.applied(promo.code));
      onApplied(promo);
    } catch (error) {
      setProblem(
        sayRefusal(error, promoCodeOf(code), at !== undefined) ?? errorSentence(error, texts.failed),
      );
    } finally {
      setAsking(false);
    }
  };
  return (
    // No form of its own: it can be inside one.
    <Group ref={group} wrap="nowrap" align="start" gap="xs">
      <TextInput
        flex={1}
        size="lg"
        ref={input}
        aria-label={texts.code}
        placeholder={texts.code}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void submit();
        }}
      />
      <ConnectedButton
        size="lg"
        variant="default"
        isBusy={isAsking}
        busyLabel={texts.applying}
        onPress={() => void submit()}
      >
        {texts.apply}
      </ConnectedButton>
    </Group>
  );
}
