// The border between the realm of a page and the process that runs it. Only primitive values cross it: an object of the
// process would lead page code to the process. The one exception is a module namespace, which belongs to the realm.

/** Functions of the process. Realm code calls them and never passes them on. */
export interface RealmHost {
  /** @returns a random UUID */
  uuid(): string;
  /** @returns the parts of an address as JSON, `UrlParts`; undefined if the address is invalid */
  parseUrl(address: string, base: string | undefined): string | undefined;
  /** @returns the parts of an address after one of them is set, as JSON */
  setUrlPart(address: string, part: string, value: string): string;
  /** Answers with `Realm.arrive`. */
  read(address: string): void;
  /** Answers with `Realm.loaded`. */
  load(id: number, href: string): void;
  /** @returns the first element of HTML that browsers move elsewhere, `Misplaced` as JSON */
  misplacedIn(html: string): string | undefined;
  /** @param drawn `DrawnCodePage` as JSON */
  done(drawn: string): void;
}

/** The parts of an address, named as `URL` names them. */
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

/** Functions of the realm that the process calls. None of them throws. */
export interface Realm {
  /** Prepares the realm for many pages: no code can change its built-in objects, and sidebar rows are rendered once. */
  share(): void;
  /** Drops pending timers, before the next page of a shared realm. */
  endPage(): void;
  /** Renders a page. The parameters are JSON of a `CodePage`. */
  start(page: string, site: string, data: string): void;
  /** Runs the next timer, see `fireNextTimer`. */
  fireNext(isLate: boolean): string | undefined;
  /** Passes a file of the corpus to the realm. */
  arrive(address: string, text: string | undefined): void;
  /** Passes a module to the realm, or the reason of its failure. */
  loaded(id: number, namespace: unknown, isFailed: boolean, reason: unknown): void;
  /** @returns an error of the realm, for `import()` to reject with */
  error(message: string): unknown;
  /** @returns a description of a thrown value */
  describe(thrown: unknown): string;
}

/** The bundle of the realm is the body of a function with this parameter. */
declare global {
  const realmHost: RealmHost;
}
