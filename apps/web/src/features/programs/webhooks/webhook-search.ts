import type { DeliveryState } from '@ridewire/contracts';
import { DELIVERY_STATES } from '@ridewire/contracts/webhook-choices';
import { isUuid, readOneOf, readPage, type Given } from '../../../kit/lists/read-search.ts';

/** The webhook whose deliveries are shown, and which of them: kept in the address. */
export interface WebhookSearch {
  webhook?: string | undefined;
  state?: DeliveryState | undefined;
  page?: number | undefined;
}

export const readWebhookSearch = ({ webhook, state, page }: Given): WebhookSearch => ({
  webhook: typeof webhook === 'string' && isUuid(webhook) ? webhook : undefined,
  state: readOneOf(DELIVERY_STATES, state),
  page: readPage(page),
});
