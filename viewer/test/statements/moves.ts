import { file, statement, type StatementSection } from './statement.ts';

export const routeStatements: StatementSection = {
  title: 'Route change and page module',
  statements: [
    statement(
      'route.preload',
      'The next page is loaded before it is drawn; the present one stays until then.',
      [file.moving, 'a page stays until the next one is here'],
      [
        'viewer/shell/use-visit.ts',
        'const navigation = new AbortController();',
        'setOutcome({});\n    const navigation = new AbortController();',
      ],
    ),
    statement(
      'route.progress',
      'The progress bar starts after 200 ms.',
      [file.moving, 'the bar at the top waits 200 ms, and disappears when the page is shown'],
      ['viewer/body/loading.tsx', 'useDelayed(isPending, 200)', 'useDelayed(isPending, 0)'],
    ),
    statement(
      'route.progress-path',
      'It starts only when the path has changed.',
      [file.moving, 'a page that loads immediately and a change of the query show no bar'],
      ['viewer/body/loading.tsx', 'useDelayed(isPending, 200)', 'useDelayed(true, 200)'],
    ),
    statement(
      'route.progress-end',
      'It ends when the page is there.',
      [file.moving, 'the bar at the top waits 200 ms, and disappears when the page is shown'],
      ['viewer/shell/use-visit.ts', 'outcome.shown !== pathname ||', 'outcome.shown !== undefined ||'],
    ),
    statement(
      'route.scroll-hash',
      'The page scrolls to the target of the hash.',
      [file.moving, 'a link to a heading of another page leads there'],
      [
        'viewer/navigation/scroll-position.ts',
        "if (target) target.scrollIntoView({ behavior: 'instant' });",
        'if (target) return;',
      ],
    ),
    statement(
      'route.scroll-top',
      'Without a hash it scrolls to the top.',
      [file.walk, 'a link leads on without a reload'],
      ['viewer/navigation/scroll-position.ts', "else window.scrollTo({ top: 0, behavior: 'instant' });", ''],
    ),
    statement(
      'route.scroll-query',
      'Another query alone scrolls nothing.',
      [file.moving, 'another query alone scrolls nothing'],
      [
        'viewer/navigation/use-scroll.ts',
        'const moved = () => {',
        'const moved = () => {\n      window.scrollTo(0, 0);',
      ],
    ),
    statement(
      'route.preview',
      'Moves are logged in previews of the site only.',
      [file.moving, 'navigations are logged to the console in previews, and on no other site'],
      ['viewer/app.tsx', 'if (isPreview)', 'if (true)'],
    ),
    statement(
      'module.failed',
      'A module of a page that could not be loaded is told, with Retry.',
      [file.code, 'a module or a part of one that does not load shows why; Retry loads it'],
      [
        'viewer/shell/use-visit.ts',
        'if (isScriptProblem(error) && navigator.onLine) location.reload();',
        'if (isScriptProblem(error) && navigator.onLine) return;',
      ],
    ),
    statement(
      'route.ahead',
      'Pages are loaded ahead, unless the connection is slow or data is to be saved.',
      [file.moving, 'nothing is preloaded on slow connections or in data saving mode'],
      ['viewer/navigation/prefetch.ts', 'if (sparesTraffic()) return;', 'if (sparesTraffic() && false) return;'],
    ),
    statement(
      'route.ready',
      'A page that was pointed at is drawn as soon as its link is pressed.',
      [file.moving, 'a hovered page is rendered in the task after the press on its link'],
      [
        'viewer/shell/load-visit.ts',
        'return taken.visit.sidebar instanceof Error ? undefined : arriving(taken.visit);',
        'return undefined;',
      ],
    ),
    statement(
      'route.top',
      'A button leads back to the top, on the way up and far from both ends.',
      [file.moving, 'the way back to the top is offered on the way up, far from both ends'],
      ['viewer/layout/scroll-to-top.ts', 'position > threshold', 'position > 0'],
    ),
  ],
};

export const workerStatements: StatementSection = {
  title: 'Service worker and offline mode',
  statements: [
    statement(
      'worker.popup',
      'A new version that waits is offered in a popup when offline mode is on.',
      [file.offline, 'a new version is offered; Refresh shows it with one reload, and fetches only what has changed'],
      ['viewer/offline/start-offline.tsx', 'if (containsPages) onUpdate(', 'if (!containsPages) onUpdate('],
    ),
    statement(
      'worker.refresh',
      'Then the worker takes over, and the page is loaded anew once it has.',
      [file.offline, 'a new version is offered; Refresh shows it with one reload, and fetches only what has changed'],
      [
        'viewer/offline/start-offline.tsx',
        "container.addEventListener('controllerchange', () => location.reload(), { once: true });",
        '',
      ],
    ),
    statement(
      'worker.unasked',
      'Otherwise a new worker takes over unasked.',
      [file.offline, 'without offline mode a new worker activates without a prompt'],
      ['viewer/offline/start-offline.tsx', 'else takeOver(worker);', ''],
    ),
    statement(
      'worker.installed',
      'After the site is installed all workers are unregistered and the page is loaded anew.',
      [file.offline, 'an installed site starts with a new worker, and is cached from then on'],
      [
        'viewer/offline/start-offline.tsx',
        "installedApp.set('true');\n    void startAfresh(container, baseUrl);",
        "installedApp.set('true');",
      ],
    ),
    statement(
      'offline.installed',
      'Offline mode is on when the app is installed.',
      [file.offline, 'an installed site starts with a new worker, and is cached from then on'],
      ['viewer/offline/start-offline.tsx', "if (installedApp.get() === 'true') return true;", ''],
    ),
    statement(
      'offline.standalone',
      'It is on when the app runs standalone.',
      [file.offlineMode, 'each strategy turns offline mode on by its own sign, and by no other'],
      ['viewer/offline/start-offline.tsx', "'(display-mode: standalone)'", "'(display-mode: fullscreen)'"],
    ),
    statement(
      'offline.query',
      'It is on with the query string offlineMode=true.',
      [file.offline, 'every page opens without a network, with any query and hash'],
      ['viewer/offline/start-offline.tsx', "get('offlineMode') === 'true'", "get('offlineMode') === ''"],
    ),
    statement(
      'offline.strategies',
      'There are further strategies, which are not enabled by default.',
      [file.pwa, 'the site file tells the viewer when to cache the site'],
      ['compiler/config/pwa.ts', "'queryString'])", "'queryString', 'always'])"],
    ),
  ],
};

export const versionStatements: StatementSection = {
  title: 'Preferred docs version',
  statements: [
    statement(
      'version.saved',
      'The version that a reader chooses is kept.',
      [file.walk, 'another version is the same page, with its query and hash'],
      [
        'viewer/layout/navbar/entry-link.tsx',
        'if (chooses) preferredVersion(chooses.instance).set(chooses.version);',
        'if (chooses) preferredVersion(chooses.instance);',
      ],
    ),
    statement(
      'version.cleared',
      'It is cleared, and ignored, when there is no such version any more.',
      [file.walk, 'a preferred version that is gone is forgotten'],
      ['viewer/state/preferred-version.ts', 'store.set(undefined)', 'store.get()'],
    ),
  ],
};
