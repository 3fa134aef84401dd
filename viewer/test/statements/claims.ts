import type { Statement } from './statement.ts';

/** A claim in the documentation about Lectern, and the tests that fail if it is false. */
export interface Claim {
  /** Identifies the claim on its page: its words in bold, or the name of a feature. */
  sentence: string;
  tests: readonly Statement['test'][];
}

const compiler = (file: string, name: string): Statement['test'] => [`compiler/test/${file}.test.ts`, name];
const viewer = (file: string, name: string): Statement['test'] => [`viewer/test/${file}.test.ts`, name];
const tool = (file: string, name: string): Statement['test'] => [`extensions/tools/${file}.test.ts`, name];
const claim = (sentence: string, ...tests: Statement['test'][]): Claim => ({ sentence, tests });

const runsNothing = [
  compiler('parse/parse-source', 'constants are evaluated, and no code is executed'),
  compiler('parse/front-matter', 'front matter in another language is refused, and never run'),
];
const allProblems = compiler(
  'compile',
  'every kind of error is reported in one run, and the previous output is unchanged',
);
const lastGood = compiler('compile', 'with an error nothing is published, and the last good output stays');
const equalBytes = [
  compiler('compile', 'two compiles give equal bytes, with and without the cache'),
  compiler('compile', 'the output depends neither on the folder it is compiled in nor on time'),
];
const readable: Statement['test'][] = [
  [
    'corpus/test/schema/json-schemas.test.ts',
    'ajv in strict mode accepts every schema, and each has a title and only named parts',
  ],
  compiler('compile', 'a small site compiles into pages that other tools can read'),
];
const parsedOnce = [
  compiler('compile', 'a changed file is the only one that is parsed again'),
  compiler('compile', 'equal files are parsed once'),
];
const marksOfCode = compiler(
  'parse/code-block/magic-comments',
  'a comment on its own line is removed, and the next line is marked',
);

/** Page → its promises. A promise is a list item that starts with words in bold. */
export const promises: Record<string, readonly Claim[]> = {
  'README.md': [
    claim('Markdown is never run as code.', ...runsNothing),
    claim('Every error has a location', allProblems),
    claim('The last good site stays.', lastGood),
    claim(
      'An edit rebuilds only what depends on it.',
      compiler('incremental', 'words that nothing but their page shows are published when they are saved'),
      compiler(
        'browser/dev.browser',
        'a paragraph changes in place: scroll, focus, typed text, open details, the chosen tab and the state of components stay',
      ),
    ),
    claim(
      'Readers can search',
      compiler('cli', 'search answers from a compiled site, and writes its records for a service'),
    ),
    claim('Same content, same bytes.', ...equalBytes),
    claim('Other tools can read the output.', ...readable),
  ],
  'content/docs/introduction.md': [
    claim('Compiling never runs your Markdown.', ...runsNothing),
    claim(
      'Only components and expressions are shipped as code.',
      viewer('browser/code.browser', 'a page without code loads none of it'),
      compiler('browser/code.browser', 'a page with only values, files and images has no code at all'),
    ),
    claim('All errors are reported at once', allProblems, lastGood),
    claim(
      "The viewer's cost doesn't grow with the site.",
      viewer('budget', 'a docs page loads at most 96 kB of JavaScript'),
      compiler('static-html', 'the HTML of a page contains only the open part of its sidebar'),
    ),
    claim('The same content gives the same bytes.', ...equalBytes),
    claim('Unchanged files are not parsed again.', ...parsedOnce),
    claim(
      'One source gives many formats.',
      compiler('emit/published', 'llms.txt lists every listed page with a link to its Markdown'),
      compiler('emit/feeds/feeds', 'RSS and Atom are well-formed and contain the data of the blog'),
      compiler(
        'site/redirects/resolve-redirects',
        'aliases redirect to their page, from the root or from the folder of the page',
      ),
    ),
    claim('Other tools can read the content.', ...readable),
  ],
};

/** The features that Lectern supports, fully or partly, according to the comparison with other tools. */
export const features: readonly Claim[] = [
  claim(
    'Versions: folders, labels, dropdown, banner',
    compiler('site/docs/versions', 'the current version comes first, and the newest cut version is the last one'),
    compiler('site/docs/versions', 'lastVersion moves the root and the banners'),
  ),
  claim(
    'The same page in another version, by its id',
    compiler('site/worked-examples', 'the same doc in other versions is found by its id'),
    viewer('browser/walk.browser', 'another version is the same page, with its query and hash'),
  ),
  claim(
    'Several sets of docs, each with versions',
    compiler('site/docs/versions', 'files of an instance other than the default one carry its id'),
  ),
  claim(
    'A command that cuts a version',
    compiler('cli', 'docs-version cuts a version and prints its location; an existing name exits with 2'),
  ),
  claim(
    'Untranslated pages shown in the original',
    compiler('translated-site', 'untranslated content is parsed once, and rendered in every language'),
  ),
  claim(
    'Stale translations are found',
    tool(
      'translations/test/check',
      'a translation is unconfirmed, then current, then stale once its original has changed, then current again',
    ),
  ),
  claim(
    'Sidebars: written, from folders, several',
    compiler('site/sidebars/autogenerate', 'folders become categories, ordered by position, then by the name on disk'),
    compiler('site/sidebars/sidebars', "a doc belongs to the last sidebar that lists it; references don't count"),
  ),
  claim(
    'Blog with archive and pages of lists',
    compiler('site/blog/posts', 'posts are split into pages, each of which links to its neighbours'),
    compiler('site/blog/posts', 'the archive has the newest year first, by UTC'),
  ),
  claim(
    'Index of tags / pages of authors',
    compiler('site/tags/tags', 'docs are grouped by path: the first label counts, and they are sorted by title'),
    compiler('site/blog/authors', 'an author with a page has the listed posts on it, page by page'),
  ),
  claim('Drafts / unlisted pages', compiler('test-section', 'drafts leave no trace, and unlisted pages are marked')),
  claim(
    'Dates from git / edit links',
    compiler('project/git/history', 'each file has the date in UTC and the author of its newest commit'),
    compiler('project/git/history', 'in a shallow clone, the commit at the cut does not count as the last change'),
    compiler('site/docs', 'an edit link points to the source in the version, or always to the current version'),
  ),
  claim(
    'Custom front matter, checked by a schema',
    compiler('site/front-matter/custom-front-matter', 'the schema returns the custom values of a page, with defaults'),
    compiler('site/front-matter/custom-front-matter', 'each violation is reported at its key'),
  ),
  claim('MDX', viewer('browser/code.browser', 'state and effects')),
  claim(
    'Tabs, admonitions, titles and lines of code, a button to copy',
    compiler('browser/test-pages.browser', 'tabs follow only their group and the address'),
    compiler('parse/parse-source', 'a directive within an admonition with a title is parsed'),
    compiler(
      'browser/test-pages.browser',
      'every block of code can be copied as it was written, and long lines wrapped',
    ),
  ),
  claim('Marks in code for a difference, a focus, an error', marksOfCode),
  claim(
    'Code from a file, or a region of it',
    ['extensions/snippets/test/snippets.test.ts', 'a region is dedented, may contain other regions, and keeps marks'],
    ['extensions/snippets/test/snippets.test.ts', 'missing parts are reported at the fence, with the parts that exist'],
  ),
  claim(
    'Steps, file trees, cards, badges, icons',
    ['extensions/components/test/components.test.ts', 'steps are an ordered list, as in Starlight and in Fumadocs'],
    [
      'extensions/components/test/components.browser.test.ts',
      'axe finds nothing, in both colour modes, with forced colours, and in narrow windows',
    ],
  ),
  claim(
    'Code that readers run',
    compiler('browser/code.browser', 'live code, diagrams, package managers, computed tabs, cards and images work'),
  ),
  claim(
    'Formulas / diagrams',
    compiler('parse/parse-source', 'an invalid formula is a warning at its location, and shown as source'),
    compiler('browser/test-pages.browser', 'diagrams are drawn, and one that can’t be read takes no other with it'),
  ),
  claim(
    'Pages of an OpenAPI description',
    ['extensions/openapi/test/pages.test.ts', 'each operation has a page, below the folder of its tag'],
    ['extensions/openapi/test/broken-specs.test.ts', 'each broken description has one error, at its location'],
  ),
  claim(
    'Images: sizes / variants / placeholder',
    compiler('emit/responsive-image', 'an image gets its size, its versions and its displayed width'),
  ),
  claim(
    'Built-in search / hosted search',
    compiler('cli', 'search answers from a compiled site, and writes its records for a service'),
    compiler(
      'browser/search-page.browser',
      'a service gets one request for each key, with its keys, the config parameters and the open version',
    ),
  ),
  claim(
    'Search within a version and a set of docs',
    compiler(
      'search/search-texts',
      'each version is a part, and all pages without a version are one; drafts and unlisted pages are in none',
    ),
  ),
  claim(
    'Pages as HTML',
    compiler(
      'static-html',
      'the HTML of every page has its heading, the whole text of its JSON in order, and all its links',
    ),
  ),
  claim('Reading offline', [
    'extensions/offline/test/offline.test.ts',
    'each strategy turns offline mode on by its own sign, and by no other',
  ]),
  claim(
    'Animated transitions between pages (view transitions)',
    viewer(
      'browser/reading.browser',
      'the address of a section is copied, the next page fades in, and an article is read to its end',
    ),
  ),
  claim(
    'Feeds: RSS, Atom, JSON',
    compiler('emit/feeds/feeds', 'RSS and Atom are well-formed and contain the data of the blog'),
    compiler('emit/feeds/feeds', 'the JSON feed matches the published schema of its format'),
  ),
  claim(
    'Sitemap with dates',
    compiler('emit/sitemap', 'the last change is a date or an instant, if it is known and the config enables it'),
  ),
  claim(
    'Redirects as pages / as rules of hosts',
    compiler('emit/published', 'a redirect is a page of the corpus, a route and an HTML file'),
    ['extensions/hosts/test/host-files.test.ts', 'files are written for the hosts that the config names'],
  ),
  claim(
    'Redirects from front matter',
    compiler(
      'site/redirects/resolve-redirects',
      'aliases redirect to their page, from the root or from the folder of the page',
    ),
  ),
  claim(
    '`llms.txt`, Markdown of each page, a button to copy it',
    compiler('emit/published', 'llms.txt lists every listed page with a link to its Markdown'),
    viewer('browser/blog.browser', 'the Markdown of a page is also reachable by keyboard'),
  ),
  claim(
    'A server of the docs for assistants (MCP)',
    ['extensions/agents/test/server.test.ts', 'the server offers five tools that only read'],
    ['extensions/agents/test/server.test.ts', 'a search answers with the address of the section'],
  ),
  claim('Social cards, rendered for each page', [
    'extensions/cards/test/cards.test.ts',
    'pages have cards at absolute addresses; a changed title changes one card, and equal cards are shared',
  ]),
  claim(
    'Broken links / anchors / images',
    compiler('link/link-site', 'a link to nowhere is an error with the nearest path as a hint'),
    compiler('link/link-site', 'an anchor is looked up raw and decoded, on this page and on others'),
    compiler('link/link-site', 'a missing image is an error that lists the paths that were tried'),
  ),
  claim(
    'Links to other sites',
    tool(
      'external/test/external-links',
      'an address is requested once for all parts of its page, and reported at all its locations',
    ),
  ),
  claim(
    'A check of accessibility',
    tool(
      'accessibility/test/accessibility',
      'accessibility barriers are reported on request, at the level of their rules',
    ),
  ),
  claim(
    'Diagnostics for programs',
    compiler('cli', 'in each format the report is what standard output gets, and the exit code is the same'),
  ),
  claim('Build results cached on disk', ...parsedOnce),
  claim(
    'An edit is shown as fast on a large site',
    compiler('incremental', 'words that nothing but their page shows are published when they are saved'),
  ),
  claim(
    'A first site / moving from another tool / a check',
    compiler('cli', 'init writes a site and prints the next steps; a folder with files exits with 2'),
    compiler('cli', 'init --from-docusaurus writes an equivalent config, and nothing if there is one already'),
    compiler('cli', 'check writes no output'),
  ),
  claim(
    'Help in editors',
    compiler('cli', 'a config in TypeScript is loaded, and a syntax error in it is located'),
    compiler('site/source-schemas', 'the schemas accept the files of the documentation'),
  ),
  claim('The whole site as data', ...readable),
  claim('A published schema of that data', compiler('cli', 'schema prints a JSON Schema, or the kinds there are')),
  claim(
    'An interface for plugins',
    compiler('parse/remark/plugins', "a plugin can add a syntax, which other documents don't have"),
  ),
  claim(
    'Parts of the theme replaced',
    compiler('browser/theme.browser', 'parts are wrapped and replaced, with their styles'),
  ),
];
