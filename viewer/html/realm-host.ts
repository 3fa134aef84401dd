// The interface between the JavaScript realm in which page code runs and the process around the realm. Both sides
// pass only primitive values, because page code could use any object of the process to access the process. The
// exception is a module
// namespace, which is an object of the realm.

/** Functions of the process that the realm calls. The realm never passes them to page code. */
export interface RealmHost {
  /** @returns a random UUID */
  uuid(): string;
  /** @returns the parts of an address, as `UrlParts` in JSON; undefined if the address is invalid */
  parseUrl(address: string, base: string | undefined): string | undefined;
  /** @returns the parts of an address after one of them was changed, in JSON */
  setUrlPart(address: string, part: string, value: string): string;
  /** Requests a file of the corpus. The process then calls `Realm.arrive`. */
  read(address: string): void;
  /** Requests a module. The process then calls `Realm.loaded`. */
  load(id: number, href: string): void;
  /**
   * @returns the first element that a browser would move when it parses the HTML; undefined if there is none. The
   * element is `Misplaced` in JSON
   */
  misplacedIn(html: string): string | undefined;
  /** Receives the rendered page. @param rendered a `RenderedCodePage` as JSON */
  done(rendered: string): void;
}

/** The parts of an address, with the property names of `URL`. */
export interface UrlParts {
  href: string;
  origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Functions of the realm that the process calls. They never throw. */
export interface Realm {
  /** Prepares the realm for many pages: freezes the built-in objects, and caches the rows of sidebars. */
  share(): void;
  /** Cancels pending timers of a page. Call it before the next page is rendered in the same realm. */
  endPage(): void;
  /** Starts to render a page. @param page `CodePage` as JSON; the other parameters are JSON as well */
  start(page: string, site: string, data: string): void;
  /** Runs the next timer: see `fireNextTimer`. */
  fireNext(isLate: boolean): string | undefined;
  /** Passes a requested file of the corpus to the realm; undefined if it does not exist. */
  arrive(address: string, text: string | undefined): void;
  /** Passes a requested module to the realm, or the reason why it failed to load. */
  loaded(id: number, namespace: unknown, isFailed: boolean, reason: unknown): void;
  /** @returns an `Error` of the realm. A failed `import()` rejects with it */
  error(message: string): unknown;
  /** @returns a thrown value in the format of `joinThrown` */
  describe(thrown: unknown): string;
}

/** The realm's bundle is evaluated as the body of a function, whose parameter is `realmHost`. */
declare global {
  const realmHost: RealmHost;
}
