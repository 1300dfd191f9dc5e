/** What the server sent of the page before the app came; index.html has its place. */
const findEarly = (): HTMLElement | null => document.getElementById('early');

/**
 * Puts the app's own page in place of the one that was sent with the document: with what has been typed there meanwhile,
 * the focus where it was, and a press on its button or a way to another form carried out. Does nothing where no page was sent.
 */
export function takeOver(): void {
  const early = findEarly();
  if (!early) return;
  const page = document.getElementById('root');
  const active = document.activeElement;
  // The app's page is hidden while the early one is there.
  early.remove();
  for (const from of early.querySelectorAll<HTMLInputElement>('input[data-path]')) {
    const to = page?.querySelector<HTMLInputElement>(`input[data-path="${from.dataset['path']}"]`);
    if (!to) continue;
    if (from.value !== '') type(to, from.value);
    if (from === active) putFocus(to, from);
  }
  const { pressed } = early.dataset;
  // What was typed is the form's own by then.
  if (pressed) setTimeout(() => press(page, pressed));
}

function press(page: HTMLElement | null, pressed: string): void {
  if (pressed === 'send') page?.querySelector('form')?.requestSubmit();
  else page?.querySelectorAll<HTMLElement>('.rw-auth-way a')[Number(pressed)]?.click();
}

/** As if the person typed it here: a form that is kept by React learns of it by the event alone. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function putFocus(to: HTMLInputElement, from: HTMLInputElement): void {
  to.focus({ preventScroll: true });
  // Fields of e-mail addresses know no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
