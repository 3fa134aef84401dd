import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOfflineMode } from '../client/strategies.ts';
import { isForSite, precacheList } from '../worker/precache.ts';
import { readWorkerParams, workerUrl } from '../worker/worker-params.ts';

const scope = 'https://example.org/folio/';

test('a worker reads the parameters of its page; a foreign address enables nothing', () => {
  const params = { offlineMode: true, debug: false };
  assert.equal(readWorkerParams(new URL(workerUrl('/folio/', params), scope).href), params);
  for (const query of ['', '?params=', '?params={', '?params=null', '?params={"offlineMode":"yes"}']) {
    assert.equal(readWorkerParams(`${scope}sw.js${query}`), { offlineMode: false, debug: false }, query);
  }
});

test('files for readers are cached; files for tools and hosts and very large ones are not', () => {
  const kept = [
    '404.html',
    'index.html',
    'assets/a-1.js',
    'corpus/site.json',
    'corpus/pages/docs/routes.json',
    'corpus/docs/default/1.0/sidebars.json',
    'docs/a.md',
    'manifest.webmanifest',
  ];
  const left = [
    'sw.js',
    'corpus/manifest.json',
    'corpus/routes.json',
    'corpus/schema/v1/doc.schema.json',
    'corpus/docs/default/1.0/docs.json',
    'llms-full.txt',
    'sitemap.xml',
    '_redirects',
    '.nojekyll',
    'assets/a-1.js.map',
  ];
  const row = (path: string, bytes = 10) => ({ path, bytes, sha256: 'a'.repeat(64) });
  const list = precacheList({
    files: [...kept.map((path) => row(path)), ...left.map((path) => row(path)), row('film.mp4', 9_000_000)],
  });
  assert.equal(Object.keys(list), kept);
  assert.is(list['index.html'], 'a'.repeat(16));
});

test('the worker answers only requests for whole files of the site', () => {
  const request = (url: string, init?: RequestInit) => isForSite(new Request(url, init), scope);
  assert.ok(request(`${scope}docs?x`));
  assert.not.ok(request(`${scope}docs`, { method: 'POST' }));
  assert.not.ok(request(`${scope}film.mp4`, { headers: { range: 'bytes=0-' } }));
  assert.not.ok(request('https://example.org/other/'));
  assert.not.ok(request('https://elsewhere.example/folio/'));
  assert.not.ok(request(`${scope}sw.js?params={}`));
});

test('each strategy turns offline mode on by its own sign, and by no other', async () => {
  const strategies = ['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData'] as const;
  const signs: Record<(typeof strategies)[number] | 'none', Partial<Device>> = {
    none: {},
    appInstalled: { stored: 'true' },
    standalone: { media: '(display-mode: standalone)' },
    queryString: { search: '?offlineMode=true' },
    mobile: { media: '(max-width: 996px)' },
    saveData: { saveData: true },
  };
  for (const [sign, device] of Object.entries(signs)) {
    await onDevice(device, async () => {
      for (const strategy of strategies)
        assert.is(await isOfflineMode([strategy]), strategy === sign, `${strategy} by ${sign}`);
      assert.is(await isOfflineMode(['always']), true);
      assert.is(await isOfflineMode(strategies), sign !== 'none');
      assert.is(await isOfflineMode([]), false);
    });
  }
  await onDevice({ apps: [{ platform: 'webapp' }] }, async () =>
    assert.is(await isOfflineMode(['appInstalled']), true),
  );
  await onDevice({ apps: [{ platform: 'play' }], search: '?offlineMode=1' }, async () =>
    assert.is(await isOfflineMode(['appInstalled', 'queryString']), false),
  );
});

interface Device {
  stored: string;
  media: string;
  search: string;
  saveData: boolean;
  apps: { platform: string }[];
}

async function onDevice(
  { stored, media, search = '', saveData, apps }: Partial<Device>,
  inspect: () => Promise<void>,
): Promise<void> {
  const world: Record<string, unknown> = {
    window: { localStorage: { getItem: () => stored ?? null } },
    matchMedia: (query: string) => ({ matches: query === media }),
    location: { search },
    navigator: { connection: { saveData }, getInstalledRelatedApps: async () => apps ?? [] },
  };
  const before = Object.keys(world).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(world))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    await inspect();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

test.run();
