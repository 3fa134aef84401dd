import { isObject } from '../corpus/shape.ts';
import type { RouteChange } from '../navigation/route-events.ts';
import { checkCode } from './check-code.ts';
import { importModule, type CodeCorpus } from './import-module.ts';
import { prepareForCode } from './client-extensions.ts';

/** The hooks that a module in a site's `clientModules` can export. */
interface ClientModule {
  /**
   * Called when navigation to a page starts. If it returns a function, the viewer calls that function when the page is
   * rendered.
   */
  onRouteUpdate?(change: RouteChange): unknown;
  /** Called when the page is rendered. */
  onRouteDidUpdate?(change: RouteChange): unknown;
}

const loaded = new Set<string>();

/**
 * Loads the client modules of a site in order. From then on, the viewer calls their hooks at each change of route. If a
 * module fails, the others still run.
 *
 * @param hrefs addresses of modules, as in `site.json`
 * @throws CorpusError if a module is not one of this site's files
 */
export async function loadClientModules(hrefs: readonly string[], corpus: CodeCorpus): Promise<void> {
  checkCode(
    hrefs.map((href) => ({ href })),
    corpus.sharedUrl,
  );
  await prepareForCode(corpus);
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

/** Calls the hooks of a module at each change of route. */
function follow({ onRouteUpdate, onRouteDidUpdate }: ClientModule, href: string): void {
  let finish: unknown;
  const listen = (event: string, act: (change: RouteChange) => void) =>
    window.addEventListener(event, ({ detail }: Event & { detail?: RouteChange }) => {
      try {
        act(detail!);
      } catch (error) {
        console.error(`A hook of the module ${href} of "clientModules" threw an error.`, error);
      }
    });
  listen('lectern:route-start', (change) => void (finish = onRouteUpdate?.(change)));
  listen('lectern:route', (change) => {
    if (typeof finish === 'function') finish();
    onRouteDidUpdate?.(change);
  });
}
