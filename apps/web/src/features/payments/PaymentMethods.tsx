import { Group, Radio, Stack, Text, Title } from '@mantine/core';
import { PaymentMethod } from '@ridewire/contracts';
import { IconCash, IconCreditCardOff } from '@tabler/icons-react';
import { usePaymentsTexts } from './texts.en.ts';

const METHOD = PaymentMethod.enum.cash;

/** The ways to pay. There is only one. */
export function PaymentMethods() {
  const payments = usePaymentsTexts();
  return (
    <section aria-labelledby="payment-method">
      <Title order={2} size="h4" id="payment-method" mb="sm">
        {payments.methodTitle}
      </Title>
      <Radio.Group aria-labelledby="payment-method" name="payment-method" value={METHOD}>
        <Radio.Card bg="var(--rw-surface)" maw={560} mih={64} px={16} py={10} value={METHOD}>
          <Radio.Indicator />
          <IconCash size={24} stroke={1.75} color="var(--rw-text-2)" aria-hidden />
          <Stack component="span" gap={0} fz="sm" lh="sm" c="dimmed">
            <Text span fw={600} c="bright">
              {payments.methods[METHOD]}
            </Text>
            <span>{payments.aboutMethods[METHOD]}</span>
          </Stack>
        </Radio.Card>
      </Radio.Group>
      <Group component="p" gap="sm" wrap="nowrap" fz="sm" mt="md" mb={0} mx={0} c="dimmed">
        <IconCreditCardOff size={20} stroke={1.75} aria-hidden />
        {payments.noCards}
      </Group>
    </section>
  );
}
