/** A kind of site whose compile time could grow faster than the number of its files or entries. */
export interface SiteKind {
  name: string;
  /** Returns the files of a site with `count` items, such as pages or tags: path → content. */
  files(count: number): Record<string, string>;
  /** Returns further settings of the config, besides title and address. */
  config?(count: number): object;
}

function manyFiles(count: number, path: (index: number) => string, text: (index: number) => string) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [path(index), text(index)]));
}

const list = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, at) => make(at));
const page = { 'docs/a.md': '# A\n' };
const sidebars = (items: unknown) => ({ ...page, 'sidebars.json': JSON.stringify({ a: items }) });
const redirects = (count: number, redirect: (at: number) => object) => ({
  redirects: { redirects: list(count, redirect) },
});
const withSidebars = () => ({ docs: { sidebarPath: 'sidebars.json' } });

export const siteKinds: readonly SiteKind[] = [
  {
    name: 'docs in one folder',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/p${at}.md`,
        (at) => `# P ${at}\n`,
      ),
  },
  {
    name: 'docs in a folder each',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/f${at}/p.md`,
        () => '# P\n',
      ),
  },
  {
    name: 'docs of one title',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/f${at}/same.md`,
        () => '# Same\n',
      ),
  },
  {
    name: 'docs of one slug',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/p${at}.md`,
        () => '---\nslug: /same\n---\n# P\n',
      ),
  },
  {
    name: 'docs of one id',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/p${at}.md`,
        () => '---\nid: same\n---\n',
      ),
  },
  {
    name: 'docs that link to all others',
    files(count) {
      const each = Math.ceil(Math.sqrt(count));
      const links = list(each, (at) => `[a](p${at}.md)\n`).join('');
      return manyFiles(
        each,
        (at) => `docs/p${at}.md`,
        () => links,
      );
    },
  },
  {
    name: 'docs that link to nothing that is there',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/p${at}.md`,
        (at) => `[a](nowhere${at}.md) [b](#none) [c](/no/${at})\n`,
      ),
  },
  {
    name: 'docs with a tag each',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/p${at}.md`,
        (at) => `---\ntags: [tag ${at}]\n---\n`,
      ),
  },
  {
    name: 'docs with one tag',
    files: (count) =>
      manyFiles(
        count,
        (at) => `docs/p${at}.md`,
        () => '---\ntags: [a]\n---\n',
      ),
  },
  {
    name: 'tags that are defined',
    files: (count) => ({ ...page, 'docs/tags.yml': list(count, (at) => `tag${at}:\n  label: Tag ${at}\n`).join('') }),
  },
  {
    name: 'categories in categories',
    files: (count) => ({ [`docs/${'a/'.repeat(Math.min(count / 20, 900))}p.md`]: '# P\n' }),
  },
  {
    name: 'categories with an index each',
    files: (count) => ({
      ...manyFiles(
        count,
        (at) => `docs/c${at}/p.md`,
        () => '# P\n',
      ),
      ...manyFiles(
        count,
        (at) => `docs/c${at}/_category_.json`,
        (at) => `{"label":"C ${at}","link":{"type":"generated-index"}}`,
      ),
    }),
  },
  {
    name: 'items of a sidebar',
    files: (count) => sidebars(list(count, (at) => ({ type: 'link', label: `L ${at}`, href: `/x${at}` }))),
    config: withSidebars,
  },
  {
    name: 'docs that a sidebar names and that are not there',
    files: (count) => sidebars(list(count, (at) => `no/${at}`)),
    config: withSidebars,
  },
  {
    name: 'one doc in a sidebar again and again',
    files: (count) => sidebars(list(count, () => 'a')),
    config: withSidebars,
  },
  {
    name: 'sidebars',
    files: (count) => ({
      ...page,
      'sidebars.json': JSON.stringify(Object.fromEntries(list(count, (at) => [`s${at}`, ['a']]))),
    }),
    config: withSidebars,
  },
  {
    name: 'versions',
    files(count) {
      const names = list(Math.ceil(count / 20), (at) => `${at}.0`);
      return {
        ...page,
        'versions.json': JSON.stringify(names),
        ...Object.fromEntries(names.map((name) => [`versioned_docs/version-${name}/a.md`, '# A\n'])),
      };
    },
  },
  {
    name: 'redirects',
    files: () => page,
    config: (count) => redirects(count, (at) => ({ from: `/old${at}`, to: '/docs/a' })),
  },
  {
    name: 'redirects to redirects',
    files: () => page,
    config: (count) => redirects(count, (at) => ({ from: `/r${at}`, to: `/r${at + 1}` })),
  },
  {
    name: 'redirects to nothing',
    files: () => page,
    config: (count) => redirects(count, (at) => ({ from: `/r${at}`, to: `/docs/none${at}` })),
  },
  {
    name: 'posts',
    files: (count) =>
      manyFiles(
        count,
        (at) => `blog/2024-01-01-p${at}.md`,
        (at) => `# P ${at}\n`,
      ),
  },
  {
    name: 'posts with an author each',
    files: (count) => ({
      'blog/authors.yml': list(count, (at) => `a${at}:\n  name: A ${at}\n  page: true\n`).join(''),
      ...manyFiles(
        count,
        (at) => `blog/p${at}.md`,
        (at) => `---\ndate: 2024-01-01\nauthors: a${at}\n---\ntext\n`,
      ),
    }),
  },
  {
    name: 'partials in a row',
    files: (count) => {
      const length = Math.min(count / 10, 400);
      return {
        ...manyFiles(
          length,
          (at) => `docs/_p${at}.mdx`,
          (at) => (at + 1 < length ? `import P from './_p${at + 1}.mdx'\n\n<P/>\n` : 'end\n'),
        ),
        'docs/a.mdx': "import P from './_p0.mdx'\n\n<P/>\n",
      };
    },
  },
  {
    name: 'pages with one long partial',
    files: (count) => ({
      'docs/_p.mdx': '# P\n\nwords\n\n'.repeat(20),
      ...manyFiles(
        count,
        (at) => `docs/p${at}.mdx`,
        () => "import P from './_p.mdx'\n\n<P/>\n",
      ),
    }),
  },
  {
    name: 'pictures',
    files: (count) => ({
      ...manyFiles(
        count,
        (at) => `docs/p${at}.svg`,
        (at) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${at}</title></svg>`,
      ),
      'docs/a.md': list(Math.min(count, 20_000), (at) => `![a](p${at}.svg)\n\n`).join(''),
    }),
  },
  {
    name: 'static files',
    files: (count) => ({
      ...page,
      ...manyFiles(
        count,
        (at) => `static/f${at}.txt`,
        (at) => String(at),
      ),
    }),
  },
  {
    name: 'items of the navbar',
    files: () => page,
    config: (count) => ({
      themeConfig: {
        navbar: { items: list(count / 10, (at) => ({ label: `L ${at}`, href: `https://x.example/${at}` })) },
      },
    }),
  },
  {
    name: 'releases of a changelog',
    files: (count) => ({ ...page, 'CHANGELOG.md': list(count, (at) => `## ${at}.0.0\n\n- a\n\n`).join('') }),
    config: () => ({ changelog: {} }),
  },
  {
    name: 'rules that are ignored',
    files: (count) => ({ ...page, '.gitignore': list(count, (at) => `/x${at}/**/y*.md\n`).join('') }),
  },
];
