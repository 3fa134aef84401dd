interface Source {
  start?(controller: Controller): unknown;
  pull?(controller: Controller): unknown;
  cancel?(reason: unknown): unknown;
}

interface Controller {
  readonly desiredSize: number;
  enqueue(chunk: unknown): void;
  close(): void;
  error(reason: unknown): void;
}

/** A substitute for `ReadableStream`, with the features that React's output needs. */
export class RealmStream {
  #chunks: unknown[] = [];
  #isClosed = false;
  #failure: { reason: unknown } | undefined;
  #wake: () => void = () => undefined;
  readonly #source: Source;
  readonly #controller: Controller;

  constructor(source: Source = {}) {
    this.#source = source;
    const wakeAfter = (act: () => void) => {
      act();
      this.#wake();
    };
    this.#controller = {
      desiredSize: Infinity,
      enqueue: (chunk) => wakeAfter(() => this.#chunks.push(chunk)),
      close: () => wakeAfter(() => (this.#isClosed = true)),
      error: (reason) => wakeAfter(() => (this.#failure = { reason })),
    };
    void source.start?.(this.#controller);
  }

  getReader() {
    return {
      read: () => this.#read(),
      releaseLock: () => undefined,
      cancel: (reason: unknown) => this.cancel(reason),
    };
  }

  async cancel(reason?: unknown): Promise<void> {
    this.#isClosed = true;
    await this.#source.cancel?.(reason);
  }

  async #read(): Promise<{ done: boolean; value: unknown }> {
    for (;;) {
      if (this.#chunks.length > 0) return { done: false, value: this.#chunks.shift() };
      if (this.#failure) throw this.#failure.reason;
      if (this.#isClosed) return { done: true, value: undefined };
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      await this.#source.pull?.(this.#controller);
      if (this.#chunks.length === 0 && !this.#isClosed && !this.#failure) await woken;
    }
  }
}
