import { Radio, Title } from '@mantine/core';
import { PaymentMethod } from '@ridewire/contracts';
import { IconCash, IconCreditCardOff } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';

const METHOD = PaymentMethod.enum.cash;

/** The ways to pay; there is one. */
export function PaymentMethods() {
  const { payments } = useTexts();
  return (
    <section aria-labelledby="payment-method">
      <Title order={2} size="h4" id="payment-method" mb="sm">
        {payments.methodTitle}
      </Title>
      <Radio.Group aria-labelledby="payment-method" name="payment-method" value={METHOD}>
        <Radio.Card value={METHOD} className="rw-method">
          <Radio.Indicator />
          <IconCash size={24} stroke={1.75} aria-hidden />
          <span className="rw-method-words">
            <span className="rw-method-name">{payments.methods[METHOD]}</span>
            <span>{payments.aboutMethods[METHOD]}</span>
          </span>
        </Radio.Card>
      </Radio.Group>
      <p className="rw-method-none">
        <IconCreditCardOff size={20} stroke={1.75} aria-hidden />
        {payments.noCards}
      </p>
    </section>
  );
}
