import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Complaints of a browser. Every story must end with none. */
export class Complaints {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For stories that break the network: the browser reports what it can't reach. */
  expectLostConnections(): void {
    this.#expected.push(
      /WebSocket connection to .* failed/,
      /Failed to load resource: net::ERR_/,
      /Failed to load resource: the server responded with a status of (401|503)/,
    );
  }

  /** For stories whose server answers "Not ready." while a page loads: the router reports it. */
  expectNotReady(): void {
    this.#expected.push(/console: TRPCClientError: Not ready\./);
  }

  /** For stories that open a screen without a network: the router reports files it can't load. */
  expectMissingFiles(): void {
    this.#expected.push(/Unable to preload CSS|dynamically imported module/);
  }

  /** From here on the story does things that are refused, which the browser reports too. Nothing was refused before. */
  expectRefusals(): void {
    expect(this.unexpected, 'what the browsers complained of before anything was refused').toEqual([]);
    this.#expected.push(/Failed to load resource: the server responded with a status of 4\d\d/);
  }

  /** For recorded stories: the recorder fetches blob: addresses, which the page's policy refuses. */
  expectRecorder(): void {
    this.#expected.push(/blob:.*Content Security Policy/);
  }

  get unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** Watches console errors (including reports of the content security policy), exceptions, and requests to other hosts. */
  watch(context: BrowserContext, name: string, origin: string): void {
    const note = (text: string) => this.#found.push(`${name}: ${text}`);
    context.on('console', (message) => {
      // Only the location names what could not be loaded.
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

/** Runs in a page: reports code made from text that the policy refused. The browser says nothing if that was caught. */
export const tellRefusedCode = (): void =>
  addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
    if (blockedURI === 'eval') console.error(`Code made of text was refused in ${sourceFile}`);
  });

const isOwn = (url: string, origin: string): boolean =>
  /^(blob|data|about):/.test(url) || new URL(url.replace(/^ws/, 'http')).origin === origin;
