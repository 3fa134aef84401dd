import { file, statement, type StatementSection } from './statement.ts';

export const routeStatements: StatementSection = {
  title: 'Route change and page module',
  statements: [
    statement(
      'route.preload',
      'The next page is loaded before it is rendered; until then, the current page stays.',
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
      'The progress bar starts only if the path changes.',
      [file.moving, 'a page that loads immediately and a change of the query show no bar'],
      ['viewer/body/loading.tsx', 'useDelayed(isPending, 200)', 'useDelayed(true, 200)'],
    ),
    statement(
      'route.progress-end',
      'The progress bar ends when the page is rendered.',
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
      'Without a hash, the page scrolls to the top.',
      [file.walk, 'a link leads on without a reload'],
      ['viewer/navigation/scroll-position.ts', "else window.scrollTo({ top: 0, behavior: 'instant' });", ''],
    ),
    statement(
      'route.scroll-query',
      'A change of only the query does not scroll.',
      [file.moving, 'another query alone scrolls nothing'],
      [
        'viewer/navigation/use-scroll.ts',
        'const moved = () => {',
        'const moved = () => {\n      window.scrollTo(0, 0);',
      ],
    ),
    statement(
      'route.preview',
      'Navigation is logged only in previews of the site.',
      [file.moving, 'navigations are logged to the console in previews, and on no other site'],
      ['viewer/app.tsx', 'if (isPreview)', 'if (true)'],
    ),
    statement(
      'module.failed',
      'If a module of a page fails to load, an error with Retry appears.',
      [file.code, 'a module or a part of one that does not load shows why; Retry loads it'],
      [
        'viewer/shell/use-visit.ts',
        'if (isScriptProblem(error) && navigator.onLine) location.reload();',
        'if (isScriptProblem(error) && navigator.onLine) return;',
      ],
    ),
    statement(
      'route.ahead',
      'Pages are preloaded, unless the connection is slow or the reader saves data.',
      [file.moving, 'nothing is preloaded on slow connections or in data saving mode'],
      ['viewer/navigation/prefetch.ts', 'if (sparesTraffic()) return;', 'if (sparesTraffic() && false) return;'],
    ),
    statement(
      'route.ready',
      'A page whose link the reader pointed at is rendered as soon as the link is pressed.',
      [file.moving, 'a hovered page is rendered in the task after the press on its link'],
      [
        'viewer/shell/load-visit.ts',
        'return taken.visit.sidebar instanceof Error ? undefined : arriving(taken.visit);',
        'return undefined;',
      ],
    ),
    statement(
      'route.top',
      'A button that scrolls to the top appears on scrolling up, far from both ends of the page.',
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
      'In offline mode, a popup offers a new version that waits.',
      [file.offline, 'a new version is offered; Refresh shows it with one reload, and fetches only what has changed'],
      ['extensions/offline/client/register-worker.ts', 'if (containsPages) onUpdate(', 'if (!containsPages) onUpdate('],
    ),
    statement(
      'worker.refresh',
      'The button in the popup activates the new worker, and the page reloads afterwards.',
      [file.offline, 'a new version is offered; Refresh shows it with one reload, and fetches only what has changed'],
      [
        'extensions/offline/client/register-worker.ts',
        "container.addEventListener('controllerchange', () => location.reload(), { once: true });",
        '',
      ],
    ),
    statement(
      'worker.unasked',
      'Otherwise, a new worker activates without a popup.',
      [file.offline, 'without offline mode a new worker activates without a prompt'],
      ['extensions/offline/client/register-worker.ts', 'else takeOver(worker);', ''],
    ),
    statement(
      'worker.installed',
      'When the site is installed, all workers are unregistered and the page reloads.',
      [file.offline, 'an installed site starts with a new worker, and is cached from then on'],
      [
        'extensions/offline/client/register-worker.ts',
        'setInstalled(true);\n    void startAfresh(container, baseUrl);',
        'setInstalled(true);',
      ],
    ),
    statement(
      'offline.installed',
      'Offline mode is on if the app is installed.',
      [file.offline, 'an installed site starts with a new worker, and is cached from then on'],
      ['extensions/offline/client/strategies.ts', 'if (wasInstalled()) return true;', ''],
    ),
    statement(
      'offline.standalone',
      'Offline mode is on if the app runs standalone.',
      [file.offlineMode, 'each strategy turns offline mode on by its own sign, and by no other'],
      ['extensions/offline/client/strategies.ts', "'(display-mode: standalone)'", "'(display-mode: fullscreen)'"],
    ),
    statement(
      'offline.query',
      'The query string offlineMode=true turns offline mode on.',
      [file.offline, 'every page opens without a network, with any query and hash'],
      ['extensions/offline/client/strategies.ts', "get('offlineMode') === 'true'", "get('offlineMode') === ''"],
    ),
    statement(
      'offline.strategies',
      'Further strategies exist, which are off by default.',
      [file.pwa, 'the site file tells the viewer when to cache the site'],
      ['extensions/offline/options.ts', "    'queryString',\n", "    'queryString', 'always',\n"],
    ),
  ],
};

export const versionStatements: StatementSection = {
  title: 'Preferred docs version',
  statements: [
    statement(
      'version.saved',
      'The version that a reader chooses is stored.',
      [file.walk, 'another version is the same page, with its query and hash'],
      [
        'viewer/layout/navbar/entry-link.tsx',
        'if (chooses) preferredVersion(chooses.instance).set(chooses.version);',
        'if (chooses) preferredVersion(chooses.instance);',
      ],
    ),
    statement(
      'version.cleared',
      'The stored version is ignored and removed if it no longer exists.',
      [file.walk, 'a preferred version that is gone is forgotten'],
      ['viewer/state/preferred-version.ts', 'store.set(undefined)', 'store.get()'],
    ),
  ],
};
