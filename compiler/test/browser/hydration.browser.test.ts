// Hydrates pages of each kind for different readers. `scripts/hydration.ts` opens all pages, for all kinds of
// readers.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Route, SiteFile } from '../../../corpus/schema/index.ts';
import { allReaders, containsUnknownHeights, visitAll } from '../../../scripts/hydration/visit.ts';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { inShort, isWhole } from '../../../scripts/testing/is-whole.ts';
import { serveContent } from './served-content.ts';

/** The pages with the most features. */
const rich = [
  '/docs/markdown-features/tabs/',
  '/docs/markdown-features/diagrams/',
  '/docs/markdown-features/live-code/',
  '/docs/markdown-features/math-equations/',
  '/tests/pages/embeds/',
];

test('pages hydrate without an error, without a policy violation, and without a layout shift', async () => {
  const server = await serveContent();
  const browser = await launchChromium();
  const read = <Of>(file: string) => JSON.parse(readFileSync(path.join(server.dir, 'corpus', file), 'utf8')) as Of;
  const { routes } = read<{ routes: Route[] }>('routes.json');
  const files = new Map(routes.map(({ path: route, page }) => [route, page]));
  const mayMove = (route: string) =>
    containsUnknownHeights(readFileSync(path.join(server.dir, 'corpus', files.get(route)!), 'utf8'));
  const seen = new Set<string>(['redirect', 'not-found']);
  const ofKinds = routes.filter(({ kind }) => !seen.has(kind) && seen.add(kind)).map(({ path: route }) => route);
  const readers = allReaders({ npm2yarn: 'pnpm' }, read<SiteFile>('site.json').announcement?.id);
  const problems = [];
  const closedOther = { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'an older one' };
  const newToThem = { ...readers[0]!, stored: closedOther };
  const all = [...new Set([...inShort(ofKinds, 2), ...inShort(rich, 2)])];
  // The short run opens every second kind of page for a reader without preferences. For a reader with many
  // preferences, it opens one page with many features.
  const visits = isWhole ? readers.map((reader) => [reader, all] as const) : ([[readers[0]!, all], [readers[7]!, rich.slice(0, 1)]] as const); // prettier-ignore
  for (const [reader, chosen] of [...visits, [newToThem, rich.slice(0, 1)] as const])
    problems.push(...(await visitAll(browser, server.url, chosen, reader, { mayMove })));
  await browser.close();
  await server.close();
  assert.ok(ofKinds.length > 10, ofKinds.join());
  assert.equal(problems, []);
});

test.run();
