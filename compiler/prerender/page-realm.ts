import { createContext, type Script, type SourceTextModule } from 'node:vm';
import type { Realm, RealmHost } from '../../viewer/html/realm-host.ts';
import { misplacedElement } from './nesting.ts';
import { ModuleError, RealmModules } from './realm-modules.ts';

/** Functions of the process that a realm calls for its page. */
export interface PageHost {
  /** Returns a file of the corpus by address; undefined if it doesn't exist. */
  readFile(address: string): Promise<string | undefined>;
  /** Returns the source of a module by address; undefined if it doesn't exist. */
  readModule(href: string): Promise<string | undefined>;
  /** Called with the result. @param rendered a `RenderedCodePage` as JSON */
  onRendered(rendered: string): void;
}

export type PageRealm = ReturnType<typeof openPageRealm>;

// `URL` is captured here, because `lockProcess` deletes the globals.
const NodeUrl = URL;
const { randomUUID } = globalThis.crypto;
const uuid = randomUUID.bind(globalThis.crypto);
const parts = 'href origin protocol username password host hostname port pathname search hash'.split(
  ' ',
) as (keyof URL)[];

/**
 * Creates a realm with the viewer and the modules of the site. The realm is for one page, or for many pages if it is
 * shared.
 *
 * @param script bundle of `viewer/static/realm`
 */
export function openPageRealm(script: Script) {
  // The global object has no prototype. Through a prototype, code of the page could access the globals of this
  // process.
  const context = createContext(Object.create(null) as object, { codeGeneration: { strings: true, wasm: false } });
  let host: PageHost | undefined;
  let inFlight = 0;
  let onArrival = () => {};

  async function track<Result>(work: Promise<Result>): Promise<Result> {
    inFlight += 1;
    try {
      return await work;
    } finally {
      inFlight -= 1;
      onArrival();
    }
  }

  async function importFor(load: () => Promise<SourceTextModule>): Promise<SourceTextModule> {
    const module = await load().catch((problem: unknown) => {
      throw errorOf(problem);
    });
    // A module that exports `then` is refused. A promise of this process would call the export as a thenable.
    if ('then' in module.namespace)
      throw realm.error('A module that exports "then" cannot be imported while rendering');
    return module;
  }

  function errorOf(problem: unknown): unknown {
    if (!(problem instanceof ModuleError)) return realm.error('The module cannot be loaded');
    return problem.isThrown ? problem.reason : realm.error(String(problem.reason));
  }

  const modules = new RealmModules(context, (href) => track(host!.readModule(href)), importFor);
  const given: RealmHost = {
    uuid: () => uuid(),
    parseUrl: (address, base) => (NodeUrl.canParse(address, base) ? partsOf(new NodeUrl(address, base)) : undefined),
    setUrlPart(address, part, value) {
      const url = new NodeUrl(address);
      Reflect.set(url, part, value);
      return partsOf(url);
    },
    read(address) {
      void track(host!.readFile(address)).then((text) => realm.arrive(address, text));
    },
    load(id, href) {
      void modules.load(href).then(
        ({ namespace }) => realm.loaded(id, namespace, false, undefined),
        (problem: unknown) => realm.loaded(id, undefined, true, errorOf(problem)),
      );
    },
    misplacedIn(html) {
      const misplaced = misplacedElement(html);
      return misplaced && JSON.stringify(misplaced);
    },
    done: (rendered) => host?.onRendered(rendered),
  };
  const open = script.runInContext(context) as (host: RealmHost) => Realm;
  const realm: Realm = { ...open(Object.freeze(Object.assign(Object.create(null) as RealmHost, given))) };

  return {
    /** Starts to render a page. `page`, `site` and `data` are JSON. */
    start(of: PageHost, page: string, site: string, data: string): void {
      host = of;
      realm.start(page, site, data);
    },
    /** Freezes the realm's built-in objects, for a shared realm. Call it before the first page. */
    share: realm.share,
    endPage: realm.endPage,
    fireNext: realm.fireNext,
    describe: realm.describe,
    /** Returns whether the page waits for the content of a file or module. Otherwise it waits only for microtasks. */
    isLoading: () => inFlight > 0,
    /** Returns a promise that resolves when the next content arrives. */
    nextArrival: () => new Promise<void>((resolve) => (onArrival = resolve)),
  };
}

function partsOf(url: URL): string {
  return JSON.stringify(Object.fromEntries(parts.map((part) => [part, url[part]])));
}
