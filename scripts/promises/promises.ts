/** A promise to authors and readers, and the evidence that Lectern keeps it. */
export interface Promised {
  /** The promise as one sentence, in Markdown. It becomes a row of the table. */
  promise: string;
  /** Page → the first words of the paragraphs, list items or table rows that contain the promise. */
  quotes?: Partial<Record<PageOfPromises, readonly string[]>>;
  /** The paths of test files that fail if Lectern breaks the promise. */
  tests: readonly [string, ...string[]];
  /** Prefixes of the names of attacks in `npm run resilience`: `kill-` means all attacks that kill a command. */
  attacks?: readonly string[];
  /** Commands that test the promise, but do not belong to `npm test`. */
  commands?: readonly string[];
}

export type PageOfPromises = keyof typeof pages;

/** The pages whose promises must all be in the table. */
export const pages = {
  readme: { file: 'README.md', link: 'README' },
  introduction: { file: 'content/docs/introduction.md', link: '[Introduction](../introduction.md)' },
  security: { file: 'content/docs/publish/security.md', link: '[Security](../publish/security.md)' },
} as const;

/**
 * Page → the first words of its blocks without a promise, such as instructions, links and definitions.
 */
export const noPromises: Record<PageOfPromises, readonly string[]> = {
  readme: [
    'Lectern compiles documentation into data',
    'The package is not in the npm registry yet',
    'This is version 0.2',
    'contains the documentation. To read it',
    'lists the changes',
    'explains the structure of the source',
    'is for contributors',
    '[MIT](LICENSE)',
  ],
  introduction: [
    'Lectern is a compiler for documentation',
    '**A corpus**: one JSON file for each page',
    '**A site**: a small React application',
    'Most site generators turn each page into a program',
    'Use your own address instead of',
    'some features are missing',
    'It is not an application framework',
    'It has no plugins that change the build',
    'It is not on npm yet',
    '[Install Lectern](./installation.md)',
    'To try Lectern first',
    'Already have a Docusaurus site?',
    'Want to read the data?',
    'To learn how Lectern is built',
  ],
  security: [
    '| The user who runs the command',
    'Follow these rules for such a build',
    'Two limits remain:',
    '**Programs that change folders at the same moment.**',
    '**Code of the config.**',
    'Limits remain: a realm is not a complete security boundary',
    'A pull request can also change the config',
    '*Trusted Types*',
    "Please don't open a public issue",
  ],
};

/** The promises by subject, in the order of the page. */
export const promises: Record<string, readonly Promised[]> = {
  'Output and publishing': [
    {
      promise:
        '**Whole.** Each file of the output is complete at every moment, and the manifest is written last. After `kill -9` at any point, the next compile reaches the bytes of a cold one.',
      tests: [
        'compiler/test/output/kill.test.ts',
        'compiler/test/output/publish.test.ts',
        'compiler/test/output/generations.test.ts',
      ],
      attacks: ['kill-', 'power-', 'many-compiles', 'two-dev'],
    },
    {
      promise:
        '**Last good.** A compile that ends with errors, on a full disk, by a signal or by a crash changes nothing that readers see.',
      quotes: {
        readme: ['**The last good site stays.**'],
        introduction: ['**All errors are reported at once**'],
      },
      tests: [
        'compiler/test/compile.test.ts',
        'compiler/test/output/publish.test.ts',
        'compiler/test/output/write-errors.test.ts',
        'compiler/test/browser/dev.browser.test.ts',
      ],
      attacks: ['fail-'],
    },
    {
      promise:
        '**Deterministic.** The same content gives the same bytes. Time, time zone, locale, order of the file system, number of threads, working folder, umask and cache change nothing.',
      quotes: {
        readme: ['**Same content, same bytes.**'],
        introduction: ['**The same content gives the same bytes.**'],
      },
      tests: [
        'compiler/test/compile.test.ts',
        'compiler/test/same-bytes.test.ts',
        'compiler/test/threads/pool.test.ts',
        'compiler/test/cli/parser-option.test.ts',
        'compiler/test/search/index-files.test.ts',
      ],
    },
    {
      promise: '**Convergent.** When edits stop, a watched site has the bytes of a cold compile.',
      tests: ['compiler/test/storm.test.ts', 'compiler/test/incremental.test.ts', 'compiler/test/watch.test.ts'],
      attacks: ['storms', 'editor-saves', 'polling', 'checkout', 'changed-meanwhile'],
    },
    {
      promise: 'An edit costs what it changes, and open pages show it in place.',
      quotes: { readme: ['**An edit rebuilds only what depends on it.**'] },
      tests: ['compiler/test/incremental.test.ts', 'compiler/test/browser/dev.browser.test.ts'],
      commands: ['npm run bench'],
    },
    {
      promise: 'Unchanged files are not parsed again, and equal files are parsed once.',
      quotes: { introduction: ['**Unchanged files are not parsed again.**'] },
      tests: ['compiler/test/compile.test.ts', 'compiler/test/cache/cache.test.ts'],
    },
    {
      promise:
        'A site is one JSON file for each page, tables and static files. The format has JSON Schemas, and other programs can read it.',
      quotes: {
        readme: [
          '**Other tools can read the output.**',
          'Lectern compiles that one file into',
          'The output is a folder of static files',
        ],
        introduction: [
          'The corpus is a documented, versioned format',
          'Lectern keeps pages as data',
          '**Other tools can read the content.**',
        ],
      },
      tests: [
        'corpus/test/schema/json-schemas.test.ts',
        'corpus/test/examples.test.ts',
        'extensions/hosts/test/servers.test.ts',
        'compiler/test/samples.test.ts',
        'compiler/test/readme.test.ts',
      ],
    },
    {
      promise: 'The same content becomes feeds, a sitemap, Markdown, metadata and redirects.',
      quotes: { introduction: ['**One source gives many formats.**'] },
      tests: [
        'compiler/test/emit/feeds/feeds.test.ts',
        'compiler/test/emit/sitemap.test.ts',
        'compiler/test/emit/published.test.ts',
        'compiler/test/emit/metadata.test.ts',
        'compiler/test/site/redirects/resolve-redirects.test.ts',
      ],
    },
  ],
  Errors: [
    {
      promise:
        '**Located.** Every error of content is reported with file, line, column, rule and a sentence. One run reports all of them, sorted, and never a stack trace.',
      quotes: {
        readme: ['**Every error has a location**'],
        introduction: [
          '**All errors are reported at once**',
          'If your content contains something that Lectern does not support',
        ],
      },
      tests: [
        'compiler/test/faulty-samples.test.ts',
        'compiler/test/diagnostic-locations.test.ts',
        'compiler/test/all-errors-at-once.test.ts',
        'compiler/test/diagnostics/catalogue.test.ts',
      ],
    },
    {
      promise:
        '**Honest.** The [command line](../cli.md#exit-codes) documents all exit codes. Content never ends a command with code 70.',
      tests: [
        'compiler/test/cli.test.ts',
        'compiler/test/cli/failure.test.ts',
        'compiler/test/cli/end-undone.test.ts',
        'compiler/test/hostile-sites.test.ts',
      ],
      commands: ['npm run fuzz:sites'],
    },
    {
      promise:
        'Control characters in content reach no terminal, and characters that change the direction of a line are reported.',
      quotes: { security: ['**Deceive readers of the log.**'] },
      tests: ['compiler/test/diagnostics/visible.test.ts', 'compiler/test/parse/suspicious-characters.test.ts'],
    },
  ],
  'What content cannot do': [
    {
      promise:
        '**Contained.** Only files of the site and of the folders that the config names enter the output. Commands write and remove nothing outside the site, its output and its cache. They follow no symbolic link and report it.',
      quotes: {
        security: [
          '**Publish other files.**',
          'A repository may contain symbolic links',
          '- the folder of the site, and `dist`',
          '- the folders that `--out-dir` and `--cache-dir` name',
          '- temporary folders with random names',
          'A folder that you name on the command line can be a link',
        ],
      },
      tests: [
        'compiler/test/contained.test.ts',
        'compiler/test/project/content/public-files.test.ts',
        'compiler/test/code/bundler-errors.test.ts',
        'compiler/test/links/links.test.ts',
        'corpus/test/safe-folder.test.ts',
        'compiler/test/fs/change-files.test.ts',
        'compiler/test/imports.test.ts',
      ],
    },
    {
      promise: 'Lectern reads no file through a link that leads out of the site, and prints no line of it.',
      quotes: {
        security: [
          'Lectern reads no file through a symbolic link that leads out of the site',
          '- content, the code of pages, and static files',
          '- the config, sidebars, authors, tags, versions',
          '`jsconfig.json` in the folder of the site',
          '- files in linked folders',
          'Lectern ignores a `.gitignore` that is a symbolic link',
          'Lectern reads three kinds of files through links that lead out of the site',
          'modules and data that the config imports, because the config is a program',
          'installed packages in `node_modules`, because pnpm and workspaces link them',
          '`package.json`, `tsconfig.json` and `jsconfig.json` in other folders with code',
        ],
      },
      tests: ['compiler/test/links/linked-files.test.ts', 'compiler/test/contained.test.ts'],
    },
    {
      promise: 'Lectern removes only files that the last manifest lists and that are as Lectern wrote them.',
      quotes: { security: ['Lectern removes a file from the output only if'] },
      tests: ['compiler/test/output/publish.test.ts', 'compiler/test/output/clean-site.test.ts'],
    },
    {
      promise:
        '**Inert.** The compiler runs the config and its plugins. It runs no Markdown, front matter or data. The code of pages runs in browsers, and to render HTML only if the config allows it.',
      quotes: {
        readme: ['**Markdown is never run as code.**'],
        introduction: [
          '**Compiling never runs your Markdown.**',
          '**Only components and expressions are shipped as code.**',
        ],
        security: [
          'This page explains what Lectern trusts',
          '| Imports of code in MDX',
          '| All other content',
          '**Run during the compile.**',
        ],
      },
      tests: [
        'compiler/test/parse/front-matter.test.ts',
        'compiler/test/prerender/prerendering.test.ts',
        'compiler/test/contained.test.ts',
        'compiler/test/emit/page-code.test.ts',
        'viewer/test/browser/code.browser.test.ts',
      ],
    },
    {
      promise: 'No script, handler, embedded document or unsafe address of content reaches a page.',
      quotes: { security: ['**Run in a page.**'] },
      tests: [
        'compiler/test/html/lower-html.test.ts',
        'compiler/test/unsafe-addresses.test.ts',
        'compiler/test/parse/remark/plugins.test.ts',
        'viewer/test/body/hostile-nodes.test.tsx',
      ],
    },
    {
      promise: 'SVG files are published without code, and other documents with code as text.',
      quotes: { security: ['**Run as a separate file.**'] },
      tests: ['compiler/test/active-files.test.ts', 'compiler/test/html/safe-svg.test.ts'],
    },
    {
      promise: 'Live code runs in a sandboxed frame and cannot reach the site.',
      quotes: { security: ['**Reach the site from live code.**'] },
      tests: ['viewer/test/browser/later-parts.browser.test.ts', 'viewer/test/body/components/result-frame.test.tsx'],
    },
    {
      promise: 'Pipes and devices are errors and block no compile.',
      quotes: { security: ['**Block a compile.**'] },
      tests: ['compiler/test/pipes.test.ts', 'compiler/test/project/settings/load-module.test.ts'],
    },
    {
      promise: 'Git runs no program that a repository names, and opens no connection.',
      quotes: { security: ['**Run a program through git.**'] },
      tests: ['compiler/test/project/git/run-git.test.ts'],
    },
    {
      promise: 'Entries of the cache that were sealed with another key are ignored, and such journals are refused.',
      quotes: {
        security: [
          '| The cache |',
          '**Change a page through the cache.**',
          'The [cache](../deployment.md#build) is also input',
        ],
      },
      tests: [
        'compiler/test/cache/cache.test.ts',
        'compiler/test/cache/seal.test.ts',
        'compiler/test/fs/change-files.test.ts',
        'compiler/test/state-folder.test.ts',
      ],
    },
    {
      promise: '`lectern check --external` sends no request to the machine or its network.',
      quotes: { security: ['**Send requests into your network.**'] },
      tests: [
        'extensions/tools/external/test/is-local.test.ts',
        'extensions/tools/external/test/request-address.test.ts',
        'extensions/tools/external/test/open-address.test.ts',
      ],
    },
    {
      promise: "With `code: 'refuse'`, everything in content that is code is an error.",
      quotes: { security: ["Set `code: 'refuse'` for builds of pull requests from people"] },
      tests: [
        'compiler/test/contained.test.ts',
        'compiler/test/parse/lower/lower-code.test.ts',
        'compiler/test/faulty-samples.test.ts',
      ],
    },
    {
      promise: 'With `--out-dir` and `--cache-dir`, Lectern writes nothing into the folder of the site.',
      quotes: {
        security: [
          'Run the build without secrets in the environment',
          '- Show the result on a separate origin',
          '- If you can, make the folder of the site read-only',
          '- Review or omit `static/`',
        ],
      },
      tests: ['compiler/test/state-folder.test.ts'],
    },
  ],
  'The code of pages': [
    {
      promise: 'A page changes no other page: not its built-in objects, its modules, or its HTML.',
      quotes: { security: ['| a new realm for each page', '`eval` and `Function` work, but only within the realm'] },
      tests: ['compiler/test/prerender/isolation.test.ts'],
    },
    {
      promise: 'The code of a page reaches no object of the process, no file, no program and no environment variable.',
      quotes: {
        security: [
          'Page code and theme parts run during the compile',
          '| only text and numbers cross the border',
          '| a process with frozen globals',
          "| Node's permission model",
        ],
      },
      tests: ['compiler/test/prerender/isolation.test.ts', 'compiler/test/prerender/prerendering.test.ts'],
    },
    {
      promise: 'Page code never runs in the realm that pages without code share.',
      quotes: { security: ['Theme parts are trusted. Pages without code'] },
      tests: ['compiler/test/prerender/shared-realm.test.ts'],
    },
    {
      promise: 'The process that renders pages ends by itself when Lectern is killed.',
      quotes: { security: ['If Lectern is killed while page code is in an endless loop'] },
      tests: ['compiler/test/prerender/renderer-process.test.ts'],
    },
    {
      promise: 'The process that renders pages ends at its limits of time and memory, and the compile continues.',
      quotes: { security: ['| a separate process without environment'] },
      tests: ['compiler/test/prerender/renderer-process.test.ts', 'compiler/test/prerender/process-usage.test.ts'],
    },
  ],
  Limits: [
    {
      promise:
        '**Bounded.** Every file costs bounded time and memory. A file beyond a limit is an error, and all other files are still checked.',
      quotes: {
        security: [
          'The time to parse a file grows in proportion to its length',
          '| 2,097,152 characters',
          '| 200,000 lines',
          '| 2,000 to 5,000 marks of one kind',
          '| 200 levels of quotes',
        ],
      },
      tests: [
        'compiler/test/parse/hostile.test.ts',
        'compiler/test/growth.test.ts',
        'compiler/test/bounded-memory.test.ts',
      ],
      commands: ['npm run growth'],
      attacks: ['few-files', 'small-heap'],
    },
    {
      promise: 'Front matter and tags have limits.',
      quotes: { security: ['| 500,000 characters of front matter'] },
      tests: ['compiler/test/parse/front-matter.test.ts', 'compiler/test/site/front-matter/front-matter.test.ts'],
    },
    {
      promise: 'The parts of a page are counted, and expensive ones count several times.',
      quotes: {
        security: [
          '| 200,000 nodes',
          'For the limit of nodes, each node',
          '| list items, table rows',
          '| expressions |',
          '| inline formulas',
          '| links |',
          '| headings, block formulas',
          '| quotes, admonitions',
          '| footnotes |',
          '| tables |',
          '| code blocks |',
          '| code blocks for several',
        ],
      },
      tests: ['compiler/test/parse/tree/check-tree.test.ts'],
    },
    {
      promise: 'A site has at most 2,000 versions of its docs.',
      quotes: { security: ['| 2,000 versions of docs'] },
      tests: ['compiler/test/project/versions/read-versions.test.ts'],
    },
    {
      promise: 'Text that only the slower parser can read has a limit.',
      quotes: { security: ['| 300,000 characters that only the slower'] },
      tests: ['compiler/test/parse/native/costs-too-much.test.ts', 'compiler/test/parse/hostile.test.ts'],
    },
    {
      promise: 'A file that takes too long to parse is an error after `markdown.timeLimit`.',
      quotes: { security: ['| 5 seconds of work', 'Lectern parses files of more than 50,000 characters'] },
      tests: ['compiler/test/threads/pool.test.ts', 'compiler/test/threads/working-time.test.ts'],
    },
    {
      promise: 'Code of the config and its plugins that never ends is reported, and ends the command.',
      quotes: {
        security: [
          'A loop in a config or plugin cannot block a build',
          '| keeps the process busy',
          '| waits in a call such as `execSync`',
          '| returns a promise that never settles',
          '`lectern dev` and `lectern compile --watch` also end',
          'The limit for code that keeps the process busy is CPU time',
        ],
      },
      tests: [
        'compiler/test/project/settings/watchdog.test.ts',
        'compiler/test/project/settings/time-limit.test.ts',
        'compiler/test/cli/end-undone.test.ts',
        'compiler/test/cli/watch.test.ts',
        'compiler/test/parse/remark/plugins.test.ts',
      ],
    },
  ],
  'Browsers and servers': [
    {
      promise:
        '**Graceful.** A corpus that is broken or hostile shows at worst an error box with Retry in a shell that works.',
      quotes: { security: ['| A corpus that the viewer loads'] },
      tests: [
        'viewer/test/browser/load-errors.browser.test.ts',
        'viewer/test/corpus/check.test.ts',
        'viewer/test/body/hostile-nodes.test.tsx',
        'compiler/test/browser/missing-parts.browser.test.ts',
      ],
    },
    {
      promise: 'The Content Security Policy lets pages run the scripts of the site and the config, and no others.',
      quotes: {
        security: [
          'Pages have a *Content Security Policy*',
          'The hashes belong to the few scripts',
          'The policy also allows scripts that the config adds',
          '| a host that sends no headers of yours',
          '| a site with a `docusaurus.config`',
          '| a policy from elsewhere',
          '| a host whose own policy',
          '| scripts that your host puts into pages',
          '| HTML files in `static/`',
        ],
      },
      tests: [
        'compiler/test/emit/csp/content-security-policy.test.ts',
        'extensions/hosts/test/host-files.test.ts',
        'extensions/docusaurus/test/translate-config.test.ts',
        'compiler/test/browser/hydration.browser.test.ts',
        'compiler/test/browser/settings.browser.test.ts',
      ],
    },
    {
      promise: '`lectern dev` and `lectern serve` listen on the machine alone, and answer requests that name it.',
      quotes: { security: ['| Requests to `lectern serve`', '`lectern dev` and `lectern serve` listen'] },
      tests: [
        'compiler/test/serve/server.test.ts',
        'compiler/test/serve/route-request.test.ts',
        'compiler/test/cli.test.ts',
        'compiler/test/cli/watch.test.ts',
        'extensions/hosts/test/host-files.test.ts',
      ],
      attacks: ['load-'],
    },
    {
      promise: 'The viewer costs readers of a large site no more than readers of a small site.',
      quotes: { introduction: ["**The viewer's cost doesn't grow with the site.**"] },
      tests: [
        'compiler/test/static-html.test.ts',
        'viewer/test/budget.test.ts',
        'viewer/test/browser/walk.browser.test.ts',
      ],
      commands: ['npm run bench'],
    },
    {
      promise: 'Readers can search without a service elsewhere.',
      quotes: { readme: ['**Readers can search**'] },
      tests: ['compiler/test/browser/search.browser.test.ts', 'corpus/test/search/search-corpus.test.ts'],
    },
  ],
  Use: [
    {
      promise: 'Lectern runs on Node.js 20 and newer, and npm, pnpm, Bun and Yarn install its package.',
      quotes: { readme: ['You need Node.js 20 or newer'] },
      tests: ['compiler/test/package.test.ts'],
      commands: ['npm run test:node', 'npm run test:package'],
    },
    {
      promise: 'The steps of the README make a site, and a folder with one file needs no config.',
      quotes: { readme: ['These commands write a small site', 'A site needs only one Markdown file'] },
      tests: ['compiler/test/first-use.test.ts', 'compiler/test/starter.test.ts'],
    },
    {
      promise: 'Docs, Markdown and MDX, blogs, changelogs and pages work as the README lists them.',
      quotes: {
        readme: [
          '**Documentation**: several sets of docs',
          '**Markdown and MDX**',
          '**Blogs and changelogs**',
          '**Around the pages**',
        ],
      },
      tests: [
        'compiler/test/site-content.test.ts',
        'compiler/test/documentation.test.ts',
        'compiler/test/browser/every-page.browser.test.ts',
        'compiler/test/browser/test-pages.browser.test.ts',
      ],
    },
    {
      promise: 'Lectern reads a Docusaurus site with its config as it is.',
      quotes: { readme: ['Lectern reads a Docusaurus site unchanged'] },
      tests: [
        'extensions/docusaurus/test/read-config.test.ts',
        'extensions/docusaurus/test/translate-config.test.ts',
        'extensions/docusaurus/test/run-plugins.test.ts',
        'compiler/test/browser/theme-parts.browser.test.ts',
      ],
      commands: ['npm run compare:docusaurus'],
    },
  ],
};

/** All promises as one list, without their subjects. */
export const allPromises: readonly Promised[] = Object.values(promises).flat();
