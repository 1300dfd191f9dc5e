import type { PageOf } from '@ridewire/contracts';
import { z } from 'zod';

/** The words around every mutation's answer. */
export const done = <Body extends object>(message: string, body?: Body) => ({
  success: true as const,
  message,
  ...body,
});

/** Their shape, for the documentation. @param example an example of the message */
export const doneShape = <Shape extends z.ZodRawShape>(shape?: Shape, example = 'Done') =>
  z.object({ success: z.literal(true), message: z.string().meta({ examples: [example] }), ...shape });

/** The same value under `data` too: some clients read it here, some there. */
export const twice = <Body extends object>(body: Body) => ({ ...body, data: body });

export const Id = z.string().meta({ description: 'An id.' });
export const Time = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' });
/** Cents as clients of these endpoints read them: a number of dollars with at most two decimals. */
export const Dollars = z.number().meta({ description: 'Dollars, at most two decimals.' });
export const dollars = (cents: number): number => Math.round(cents) / 100;

/**
 * A page's number or size from an address. Digits become a number, Infinity if too large; anything else is passed on
 * unchanged, for the procedure to refuse.
 */
export const numberFrom = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,100}(\.\d{1,9})?$/.test(value)
    ? Math.min(Number(value), Number.MAX_SAFE_INTEGER)
    : value;

/** Lists' `page` and `limit`; the documented limit is 100 unless given. */
export const pageFrom = ({ page, limit }: Record<string, unknown>) => ({
  page: page === undefined ? 1 : numberFrom(page),
  limit: limit === undefined ? 100 : numberFrom(limit),
});

/** The same for lists that clients without pages get whole. */
export const pageOrAllFrom = (query: Record<string, unknown>) => ({
  ...pageFrom(query),
  ...(query['page'] === undefined && query['limit'] === undefined && { all: true }),
});

/** A list's answer: its position, and the total count. */
export const Counted = {
  page: z.int(),
  limit: z.int(),
  total: z.int().meta({ description: 'Exact, but for a search: that counts up to 1,000.' }),
  totalIsMore: z.literal(true).optional().meta({
    description:
      'A search may find more than total: it stops at 1,000, and looks only through the newest where it has too little to go by.',
  }),
};

export const counted = ({ page, limit, total, isCapped, searchedNewest }: PageOf<unknown>) => ({
  page,
  limit,
  total,
  ...((isCapped || searchedNewest !== undefined) && { totalIsMore: true as const }),
});

/** Treats blank and null as absent, for optional values. */
export const given = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

export const PageOrAllQuery = {
  page: z.int().min(1).optional().meta({
    description: 'Without page and limit all are answered, up to 1,000.',
  }),
  limit: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'At most 100; with a page 100 unless given.' }),
};

export const PageQuery = {
  page: z.int().min(1).optional(),
  limit: z.int().min(1).max(100).optional().meta({ description: 'At most 100, which is also the default.' }),
};
