import { isObject } from '../corpus/shape.ts';
import type { RouteChange } from '../navigation/route-events.ts';
import { checkCode } from './check-code.ts';
import { importModule, type CodeCorpus } from './import-module.ts';
import { provideModules } from '../client/modules.ts';

/** What a module of a site's `clientModules` may export. */
interface ClientModule {
  /** A reader is on the way to a page. What it returns is called when the page is there. */
  onRouteUpdate?(change: RouteChange): unknown;
  /** The page is on the screen. */
  onRouteDidUpdate?(change: RouteChange): unknown;
}

const loaded = new Set<string>();

/**
 * Loads the client modules of a site in their order, and calls their hooks at each change of route from then on.
 * One that fails keeps no other from running.
 *
 * @param hrefs their addresses, as `site.json` has them
 * @throws CorpusError when a module is none of this site's
 */
export async function loadClientModules(hrefs: readonly string[], corpus: CodeCorpus): Promise<void> {
  checkCode(
    hrefs.map((href) => ({ href })),
    corpus.sharedUrl,
  );
  provideModules(corpus);
  for (const href of hrefs.map(corpus.url).filter((each) => !loaded.has(each))) {
    loaded.add(href);
    try {
      const { default: module } = await importModule(href);
      const inner = isObject(module) && isObject(module.default) ? module.default : {};
      follow({ ...(module as ClientModule), ...(inner as ClientModule) }, href);
    } catch (error) {
      console.error(`The module ${href} of "clientModules" can't be run.`, error);
    }
  }
}

/** Tells a module of each page. */
function follow({ onRouteUpdate, onRouteDidUpdate }: ClientModule, href: string): void {
  let finish: unknown;
  const listen = (event: string, act: (change: RouteChange) => void) =>
    window.addEventListener(event, ({ detail }: Event & { detail?: RouteChange }) => {
      try {
        act(detail!);
      } catch (error) {
        console.error(`The module ${href} of "clientModules" fails.`, error);
      }
    });
  listen('lectern:route-start', (change) => void (finish = onRouteUpdate?.(change)));
  listen('lectern:route', (change) => {
    if (typeof finish === 'function') finish();
    onRouteDidUpdate?.(change);
  });
}
