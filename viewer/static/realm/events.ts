type Listener = ((event: RealmEvent) => unknown) | { handleEvent(event: RealmEvent): unknown };

/** A substitute for `Event`, with the features that code without a document needs. */
export class RealmEvent {
  readonly type: string;
  readonly cancelable: boolean;
  target: unknown = null;
  currentTarget: unknown = null;
  defaultPrevented = false;
  isStopped = false;

  constructor(type: unknown, { cancelable = false } = {}) {
    this.type = String(type);
    this.cancelable = cancelable;
  }

  preventDefault(): void {
    if (this.cancelable) this.defaultPrevented = true;
  }

  stopPropagation(): void {}

  stopImmediatePropagation(): void {
    this.isStopped = true;
  }
}

/** A substitute for `CustomEvent`. */
export class RealmCustomEvent extends RealmEvent {
  readonly detail: unknown;

  constructor(type: unknown, options: { cancelable?: boolean; detail?: unknown } = {}) {
    super(type, options);
    this.detail = options.detail ?? null;
  }
}

/** A substitute for `EventTarget`. */
export class RealmEventTarget {
  #listeners = new Map<string, Map<Listener, { once: boolean }>>();

  addEventListener(type: string, listener: Listener | null, options: { once?: boolean } | boolean = {}): void {
    if (!listener) return;
    const listeners = this.#listeners.get(type) ?? new Map<Listener, { once: boolean }>();
    this.#listeners.set(type, listeners);
    if (!listeners.has(listener))
      listeners.set(listener, { once: typeof options === 'object' && options.once === true });
  }

  removeEventListener(type: string, listener: Listener | null): void {
    if (listener) this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: RealmEvent): boolean {
    event.target = this;
    event.currentTarget = this;
    for (const [listener, { once }] of Array.from(this.#listeners.get(event.type) ?? [])) {
      if (event.isStopped) break;
      if (once) this.removeEventListener(event.type, listener);
      try {
        if (typeof listener === 'function') listener.call(this as never, event);
        else listener.handleEvent(event);
      } catch (error) {
        // Reports the error of a listener as an unhandled rejection, so that the other listeners still run.
        void Promise.reject(error);
      }
    }
    return !event.defaultPrevented;
  }
}

/** A substitute for `AbortSignal`. */
export class RealmAbortSignal extends RealmEventTarget {
  aborted = false;
  reason: unknown = undefined;
  onabort: ((event: RealmEvent) => unknown) | null = null;

  static abort(reason?: unknown): RealmAbortSignal {
    const controller = new RealmAbortController();
    controller.abort(reason);
    return controller.signal;
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

/** A substitute for `AbortController`. */
export class RealmAbortController {
  readonly signal = new RealmAbortSignal();

  abort(reason: unknown = new RealmDomException('This operation was aborted', 'AbortError')): void {
    const { signal } = this;
    if (signal.aborted) return;
    signal.aborted = true;
    signal.reason = reason;
    const event = new RealmEvent('abort');
    signal.onabort?.(event);
    signal.dispatchEvent(event);
  }
}

/** A substitute for `DOMException`. */
export class RealmDomException extends Error {
  constructor(message = '', name = 'Error') {
    super(message);
    this.name = name;
  }
}
