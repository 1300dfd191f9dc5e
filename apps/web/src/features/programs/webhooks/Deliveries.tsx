import { Group, Text, Title } from '@mantine/core';
import type { DeliveryView, WebhookView } from '@ridewire/contracts';
import { DELIVERY_STATES } from '@ridewire/contracts/webhook-choices';
import { Age, ToneBadge, useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { PagedList } from '../../../kit/lists/PagedList.tsx';
import { ItemFacts, ItemWords } from '../../../kit/lists/ItemWords.tsx';
import { Row } from '../../../kit/lists/Row.tsx';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { useListSearch } from '../../../kit/lists/use-list-search.ts';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import lists from '../../../kit/lists/lists.module.css';
import { useAuditTexts } from '../../audit/texts.en.ts';
import { hostOf } from './WebhookRow.tsx';
import type { WebhookSearch } from './webhook-search.ts';
import { useDeliveriesTexts, useWebhooksTexts } from './texts.en.ts';
import styles from '../programs.module.css';

const route = getRouteApi('/_shell/dashboard/admin/webhooks');
const TONES = { pending: 'amber', delivered: 'wire', failed: 'red' } as const;

/** What was sent to a webhook in the last month, and what waits. */
export function Deliveries({ webhook }: { webhook: WebhookView }) {
  const texts = useDeliveriesTexts();
  const webhooksTexts = useWebhooksTexts();
  const { state, page = 1 } = route.useSearch();
  const { filter, goTo } = useListSearch<WebhookSearch>(route.useNavigate());
  const query = trpc.webhooks.deliveries.useQuery(
    { webhookId: webhook.id, page, state },
    { placeholderData: keepPreviousData },
  );
  const choices = DELIVERY_STATES.map((value) => ({ value, label: texts.states[value] }));
  return (
    <section aria-labelledby="deliveries">
      <Title order={2} size="h4" id="deliveries" mb="sm">
        {webhooksTexts.deliveriesOf(hostOf(webhook))}
      </Title>
      <div className={lists.filters} data-print="none" role="search">
        <FilterChoice
          label={texts.state}
          all={texts.allStates}
          choices={choices}
          value={state}
          onChoose={(value) => filter({ state: value })}
        />
      </div>
      <PagedList
        query={query}
        texts={texts}
        itemQuery={undefined}
        filterKey={JSON.stringify([webhook.id, state])}
        isFiltered={state !== undefined}
        skeleton={<Waiting height={320} />}
        onClearFilters={() => filter({ state: undefined })}
        onPage={goTo}
      >
        {(items) => (
          <Rows aria-label={texts.list}>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </Rows>
        )}
      </PagedList>
    </section>
  );
}

function DeliveryRow({ delivery }: { delivery: DeliveryView }) {
  const texts = useDeliveriesTexts();
  const { types: names } = useAuditTexts();
  const format = useFormat();
  const { id, type, rideId, state, isAgain, tries, status, problem, durationMs, at } = delivery;
  const again = trpc.webhooks.sendAgain.useMutation({
    onSuccess: () => toastDone(texts.sending),
    onError: (error) => toastFailed(errorSentence(error, texts.sendFailed)),
  });
  const answer = [problem && texts.problems[problem], status].filter((each) => each !== null).join(', ');
  const what = `${names[type]} · ${format.shortId(rideId)}`;
  return (
    <Row isWrapping>
      <ItemWords>
        <Group gap="2px 8px">
          <Text span fw={500}>
            {names[type]}
          </Text>
          <Link to="/dashboard/ride-management/$rideId" params={{ rideId }} className={styles.ride}>
            {format.shortId(rideId)}
          </Link>
          <ToneBadge tone={TONES[state]} size="sm">
            {texts.states[state]}
          </ToneBadge>
        </Group>
        <ItemFacts>
          {isAgain && <span>{texts.again}</span>}
          {tries > 0 && <span>{texts.tries(format.count(tries), tries === 1)}</span>}
          {answer && <span>{answer}</span>}
          {durationMs !== null && <span>{texts.took(format.count(durationMs))}</span>}
          <span>
            {state === 'pending' && tries > 0 && `${texts.next} `}
            {state === 'pending' ? <time dateTime={at}>{format.dateTime(at)}</time> : <Age since={at} />}
          </span>
        </ItemFacts>
      </ItemWords>
      {state !== 'pending' && (
        <ConnectedButton
          variant="default"
          size="sm"
          aria-label={texts.sendAgainOf(what)}
          isBusy={again.isPending}
          onPress={() => again.mutate({ deliveryId: id })}
        >
          {texts.sendAgain}
        </ConnectedButton>
      )}
    </Row>
  );
}
