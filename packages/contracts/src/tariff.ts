/** The platform's share of a fare: 20%, in basis points so that it stays an integer. */
export const COMMISSION_BASIS_POINTS = 2_000;
