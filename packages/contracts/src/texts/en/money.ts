/** An amount within a sentence, to the cent: $14.50. */
export const sayMoney = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
