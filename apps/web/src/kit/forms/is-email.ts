const MOST_LETTERS = 254;
/** Words joined by single dots, at a host whose last part has only letters. */
const EMAIL = /^(?!.*'@)[\w'+-]+(\.[\w'+-]+)*@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether the server takes it as an email address, as its schema `Email` does; for forms that don't wait for schemas. */
export function isEmail(typed: string): boolean {
  const address = typed.trim();
  return address.length <= MOST_LETTERS && EMAIL.test(address);
}
