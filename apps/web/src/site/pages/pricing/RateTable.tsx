import { Table } from '@mantine/core';
import { TARIFF } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/pricing.ts';
import { KM_PER_MILE, SHOWN_TYPES } from './ride-types.ts';

/** The tariff that rides are charged by, as people read it. */
export function RateTable() {
  const { types, table, ratesNote } = usePageTexts<typeof texts>();
  const { money } = useFormat();
  return (
    <>
      <div className="rw-pricing-rates">
        <Table tabularNums verticalSpacing="md" withRowBorders>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{table.type}</Table.Th>
              <Table.Th>{table.base}</Table.Th>
              <Table.Th>{table.perMile}</Table.Th>
              <Table.Th>{table.perMinute}</Table.Th>
              <Table.Th>{table.minimum}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {SHOWN_TYPES.map((type) => {
              const rate = TARIFF[type];
              return (
                <Table.Tr key={type}>
                  <Table.Th scope="row">
                    {types[type].name}
                    <span className="rw-pricing-about">{types[type].text}</span>
                  </Table.Th>
                  <Table.Td data-label={table.base}>{money(rate.baseCents)}</Table.Td>
                  <Table.Td data-label={table.perMile}>
                    {money(Math.round(rate.perKmCents * KM_PER_MILE))}
                  </Table.Td>
                  <Table.Td data-label={table.perMinute}>{money(rate.perMinuteCents)}</Table.Td>
                  <Table.Td data-label={table.minimum}>{money(rate.minimumCents)}</Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
      <p className="rw-pricing-note">{ratesNote(money(TARIFF.standard.perKmCents))}</p>
    </>
  );
}
