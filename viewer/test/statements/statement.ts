import { createHash } from 'node:crypto';
/** A statement of the specification about a reader's experience, and the evidence for it. */
export interface Statement {
  /** Names the statement for good: `navbar.hides`. */
  id: string;
  /** The statement, in our own words. */
  says: string;
  /** The path of the test from the root of the repository, and its name in the source. */
  test: readonly [file: string, name: string];
  /** A change of the source that removes the behaviour, so that the test fails: text that is in a file exactly once, and its replacement. */
  broken: readonly [file: string, find: string, replace: string];
}

export interface StatementSection {
  title: string;
  statements: Statement[];
}

const viewerTests = 'viewer/test/browser';
const siteTests = 'compiler/test/browser';

/** The files of tests that statements point to. */
export const file = {
  blog: `${viewerTests}/blog.browser.test.ts`,
  code: `${viewerTests}/code.browser.test.ts`,
  debug: 'extensions/debug/test/debug.browser.test.ts',
  faults: `${viewerTests}/faults.browser.test.ts`,
  keyboard: `${viewerTests}/keyboard.browser.test.ts`,
  moving: `${viewerTests}/moving.browser.test.ts`,
  navbar: `${viewerTests}/navbar.browser.test.ts`,
  parts: `${viewerTests}/parts.browser.test.ts`,
  theme: `${viewerTests}/theme.browser.test.ts`,
  walk: `${viewerTests}/walk.browser.test.ts`,
  missingParts: `${siteTests}/missing-parts.browser.test.ts`,
  offline: `${siteTests}/offline.browser.test.ts`,
  search: `${siteTests}/search.browser.test.ts`,
  searchPage: `${siteTests}/search-page.browser.test.ts`,
  settings: `${siteTests}/settings.browser.test.ts`,
  sitePages: `${siteTests}/site-pages.browser.test.ts`,
  siteTheme: `${siteTests}/theme.browser.test.ts`,
  config: 'compiler/test/config/parse-config.test.ts',
  navbarItems: 'compiler/test/site/theme/navbar.test.ts',
  links: 'viewer/test/navigation/link.test.tsx',
  offlineMode: 'viewer/test/offline/offline.test.ts',
  pwa: 'compiler/test/emit/pwa/pwa.test.ts',
} as const;

/** Makes a statement of its parts. */
export function statement(id: string, says: string, test: Statement['test'], broken: Statement['broken']): Statement {
  return { id, says, test, broken };
}

/** Identifies a test and its mutation. If either changes, the test must be seen to fail again. */
export function digest({ test, broken }: Statement): string {
  return createHash('sha256')
    .update(JSON.stringify([test, broken]))
    .digest('hex')
    .slice(0, 16);
}
