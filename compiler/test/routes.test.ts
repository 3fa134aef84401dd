// Tests that Lectern's own site has a page or redirect for each address of Docusaurus' own site.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inspectContent } from './content-pages.ts';

const listed = readFileSync(path.resolve(import.meta.dirname, '../../fixtures/routes.txt'), 'utf8')
  .trim()
  .split('\n');

test('every route of the list is a page', async () => {
  const { site } = await inspectContent();
  const paths = new Set(site.routes.map((route) => route.path));
  assert.is(listed.length, 540);
  assert.equal(
    listed.filter((route) => !paths.has(route)),
    [],
  );
});

/** Address → address that it redirects to. */
const redirects: Record<string, string> = {
  '/home/': '/',
  '/home/qs/': '/?a=1',
  '/home/anchor/': '/#anchor',
  '/home/absolute/': 'https://lectern.example/',
  '/home/absolute/qs/': 'https://lectern.example/?a=1',
  '/home/absolute/anchor/': 'https://lectern.example/#anchor',
  '/docs/introduction/': '/docs/',
  ...moved(['support', 'team', 'resources'], ['/docs/', '/docs/next/'], (page) => `/community/${page}/`),
  ...moved(
    ['automated', 'manual', 'translated-sites', 'versioned-sites'],
    ['/docs/migration/', '/docs/3.0.0-rc.0/migration/'],
    (page, below) => `${below}v2/${page}/`,
  ),
  // Versions that were never released redirect to the next version.
  ...Object.fromEntries(
    Object.entries({ 42: 43, 45: 48, 46: 48, 47: 48, 52: 53 }).map(([never, then]) => [
      `/changelog/2.0.0-alpha.${never}/`,
      `/changelog/2.0.0-alpha.${then}/`,
    ]),
  ),
};

function moved(
  pages: string[],
  folders: string[],
  target: (page: string, below: string) => string,
): Record<string, string> {
  return Object.fromEntries(folders.flatMap((below) => pages.map((page) => [`${below}${page}/`, target(page, below)])));
}

test('addresses that have moved lead to where their pages are now', async () => {
  const { site } = await inspectContent();
  const found = new Map(site.redirects.map(({ from, to }) => [from.replace(/\/?$/, '/'), to]));
  assert.equal(Object.fromEntries(Object.keys(redirects).map((from) => [from, found.get(from)])), redirects);
});

test.run();
