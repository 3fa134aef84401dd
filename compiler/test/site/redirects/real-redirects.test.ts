// Compares the redirects of a real site with the redirects in its Docusaurus build. The list is not in this
// repository.
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import userConfig from '../../../../fixtures/docusaurus-website/lectern.config.ts';
import { sharedMaterial } from '../../../../scripts/shared-material.ts';
import { parseConfig } from '../../../config/parse-config.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { resolveRedirects } from '../../../site/redirects/resolve-redirects.ts';
import { decodePath } from '../../../../corpus/url/pathname.ts';
import { withSharedMaterial } from '../../with-shared-material.ts';

const list = 'acceptance/docusaurus-website/redirects.txt';

/** Returns the rows of a section of the list as `from → to`. */
function section(name: string): string[] {
  const parts = readFileSync(sharedMaterial(list), 'utf8').split(/^# (?=\[)/m);
  const rows = parts
    .find((part) => part.startsWith(`[${name}]`))!
    .split('\n')
    .slice(1);
  return rows.filter(Boolean).map((row) => row.replace('\t', ' → '));
}

const compare = withSharedMaterial(list);

compare('every redirect of the real site is there, and no other', () => {
  const config = parseConfig(userConfig, 'lectern.config.ts');
  const [written, made] = [section('client:config'), section('client:auto')];
  const paths = ['/', ...made.map((row) => row.split(' → ')[1]!)];
  const routes = paths.map((path) => ({ path: decodePath(path), kind: 'page' as const, title: '' }));
  const found: Diagnostic[] = [];
  const input = { config, sources: new Map(), roots: [] } as unknown as Parameters<typeof resolveRedirects>[1];
  const redirects = resolveRedirects(
    routes,
    input,
    { path: 'lectern.config.ts' },
    (...more) => void found.push(...more),
  );
  assert.is(written.length, 13);
  assert.equal(
    redirects
      .filter(({ hasPage }) => hasPage)
      .map(({ from, to }) => `${from} → ${to}`)
      .sort(),
    written.sort(),
  );
  assert.equal(
    redirects
      .filter(({ hasPage }) => !hasPage)
      .map(({ from, to }) => `${from} → ${to}`)
      .sort(),
    made.sort(),
  );
  assert.equal(found, []);
});

test.run();
