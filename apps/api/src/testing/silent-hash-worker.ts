/** A process that answers each order at once, except for the password “never”. */
process.on('message', ({ id, password }: { id: number; password: string }) => {
  if (password !== 'never') process.send?.({ id, answer: 'hash' });
});
process.on('disconnect', () => process.exit(0));
