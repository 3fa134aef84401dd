import { createHash } from 'node:crypto';
/** A statement about the viewer's behaviour for readers, and the test that fails if it is false. */
export interface Statement {
  /** The id of the statement. It never changes: `navbar.hides`. */
  id: string;
  /** The statement, as a sentence. */
  sentence: string;
  /** The path of the test file, relative to the root, and the name of the test as in the source. */
  test: readonly [file: string, name: string];
  /**
   * A change of the source code with which the test must fail. It replaces a string that occurs exactly once in a
   * file.
   */
  broken: readonly [file: string, find: string, replace: string];
}

export interface StatementSection {
  title: string;
  statements: Statement[];
}

const viewerTests = 'viewer/test/browser';
const siteTests = 'compiler/test/browser';

/** The test files that statements refer to. */
export const file = {
  blog: `${viewerTests}/blog.browser.test.ts`,
  code: `${viewerTests}/code.browser.test.ts`,
  debug: 'extensions/debug/test/debug.browser.test.ts',
  problems: `${viewerTests}/load-errors.browser.test.ts`,
  keyboard: `${viewerTests}/keyboard.browser.test.ts`,
  moving: `${viewerTests}/moving.browser.test.ts`,
  navbar: `${viewerTests}/navbar.browser.test.ts`,
  parts: `${viewerTests}/parts.browser.test.ts`,
  theme: `${viewerTests}/theme.browser.test.ts`,
  walk: `${viewerTests}/walk.browser.test.ts`,
  missingParts: `${siteTests}/missing-parts.browser.test.ts`,
  offline: 'extensions/offline/test/offline.browser.test.ts',
  search: `${siteTests}/search.browser.test.ts`,
  searchPage: `${siteTests}/search-page.browser.test.ts`,
  settings: `${siteTests}/settings.browser.test.ts`,
  sitePages: `${siteTests}/site-pages.browser.test.ts`,
  siteTheme: `${siteTests}/theme.browser.test.ts`,
  config: 'compiler/test/config/parse-config.test.ts',
  navbarItems: 'compiler/test/site/theme/navbar.test.ts',
  links: 'viewer/test/navigation/link.test.tsx',
  offlineMode: 'extensions/offline/test/offline.test.ts',
  pwa: 'extensions/offline/test/output.test.ts',
} as const;

export function statement(
  id: string,
  sentence: string,
  test: Statement['test'],
  broken: Statement['broken'],
): Statement {
  return { id, sentence, test, broken };
}

/**
 * Returns a hash of a statement's test and change. If the hash changes, `npm run mutations` must check again that the
 * test fails.
 */
export function digest({ test, broken }: Statement): string {
  return createHash('sha256')
    .update(JSON.stringify([test, broken]))
    .digest('hex')
    .slice(0, 16);
}
