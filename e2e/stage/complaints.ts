import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What a browser had to complain about: at the end of every story there is nothing. */
export class Complaints {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For stories that break the network: the browser itself reports what it can't reach. */
  expectLostConnections(): void {
    this.#expected.push(
      /WebSocket connection to .* failed/,
      /Failed to load resource: net::ERR_/,
      /Failed to load resource: the server responded with a status of (401|503)/,
    );
  }

  /** For stories whose server answers "Not ready." as a page comes: the router reports what keeps it from the page. */
  expectNotReady(): void {
    this.#expected.push(/console: TRPCClientError: Not ready\./);
  }

  /** For stories that go to a screen without a network: the router reports which of its files it can't load. */
  expectMissingFiles(): void {
    this.#expected.push(/Unable to preload CSS|dynamically imported module/);
  }

  /** From here on the story does what is refused: the browser reports such answers too. Nothing was refused before. */
  expectRefusals(): void {
    expect(this.unexpected, 'what the browsers complained of before anything was refused').toEqual([]);
    this.#expected.push(/Failed to load resource: the server responded with a status of 4\d\d/);
  }

  /** For stories that are recorded: the recorder fetches what blob: addresses hold, which the page's policy refuses. */
  expectRecorder(): void {
    this.#expected.push(/blob:.*Content Security Policy/);
  }

  get unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** Console errors (reports of the content security policy are among them), exceptions, and requests elsewhere. */
  watch(context: BrowserContext, name: string, origin: string): void {
    const note = (text: string) => this.#found.push(`${name}: ${text}`);
    context.on('console', (message) => {
      // What could not be loaded stands only in the place.
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(`exception: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      if (!isOwn(request.url(), origin)) note(`request to ${request.url()}`);
    });
    context.on('page', (page: Page) => {
      page.on('websocket', (socket) => {
        if (!isOwn(socket.url(), origin)) note(`socket to ${socket.url()}`);
      });
    });
  }
}

/** Runs in a page: says what the policy refused of code made of text, of which a browser is silent where that was caught. */
export const tellRefusedCode = (): void =>
  addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
    if (blockedURI === 'eval') console.error(`Code made of text was refused in ${sourceFile}`);
  });

const isOwn = (url: string, origin: string): boolean =>
  /^(blob|data|about):/.test(url) || new URL(url.replace(/^ws/, 'http')).origin === origin;
