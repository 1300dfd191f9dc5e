/** A shorter gap is a restart and not worth a report, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Reports once when the whole fleet has been cut off for long, and once when it is back. */
export class ConnectionWatch {
  readonly #url: string;
  #open = 0;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
    this.#expect();
  }

  /** A listener for one person's connection. */
  person(): (isOpen: boolean) => void {
    let wasOpen = false;
    return (isOpen) => {
      if (isOpen === wasOpen) return;
      wasOpen = isOpen;
      this.#open += isOpen ? 1 : -1;
      if (this.#open === 0) this.#expect();
      else this.#connected();
    };
  }

  #expect(): void {
    this.#timer ??= setTimeout(() => {
      this.#isTold = true;
      console.error(`ridewire: the simulated fleet can’t reach ${this.#url}, and keeps trying`);
    }, PATIENCE_MS);
  }

  #connected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isTold) console.log('ridewire: the simulated fleet is connected again');
    this.#isTold = false;
  }
}
