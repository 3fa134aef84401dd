import * as fc from 'fast-check';
import { image } from './hostile-images.ts';
import { address, date, flag, list, map, mostly, number, object, text, value } from './hostile-values.ts';

/** The files of a site by path, and its config as JSON. */
export interface HostileSite {
  files: Record<string, string | Uint8Array>;
  config: object;
}

const quotedText = text.map((each) => JSON.stringify(each));
const quotedAddress = address.map((each) => JSON.stringify(each));
/**
 * Usually a string, because these keys require strings and most sites should be published. Rarely a value of another
 * type.
 */
const words: fc.Arbitrary<string> = fc.oneof({ weight: 60, arbitrary: quotedText }, { weight: 1, arbitrary: value });
const links: fc.Arbitrary<string> = fc.oneof({ weight: 60, arbitrary: quotedAddress }, { weight: 1, arbitrary: value });
const oneOf = (...sound: string[]) => fc.constantFrom(...sound.map((each) => JSON.stringify(each)));
/** A path in the site, mostly of an existing page. */
const paths = mostly(oneOf('/x', '/guide/ü', '/b%20c', '/2.10', '/a&b', '/-0', '/\u202e', '/toString'), links);
/** A permalink of a page. */
const permalinks = mostly(oneOf('/x', '/ü', '/2.10', '/__proto__', '/constructor'), links);
/** The id of a doc, mostly of an existing one. */
const docs = mostly(oneOf('intro'), words);

const tag = fc.oneof(
  { weight: 3, arbitrary: words },
  { weight: 1, arbitrary: object({ label: words, permalink: permalinks }) },
);
const authorAppearance = {
  title: words, url: links, email: words, image_url: links, description: words, socials: map(words),
}; // prettier-ignore
const author = object({ name: words, ...authorAppearance }, ['name']);
const declaredAuthor = object(
  { name: words, page: fc.oneof(flag, object({ permalink: permalinks })), ...authorAppearance },
  ['name'],
);
const itemAppearance = { className: words, customProps: map(value), key: words, description: words };

const frontMatterKeys: Record<string, fc.Arbitrary<string>> = {
  title: words, description: words, keywords: list(words), image: links, hide_table_of_contents: flag,
  toc_min_heading_level: mostly(fc.constantFrom('2', '3'), number), toc_max_heading_level: mostly(fc.constantFrom('3', '6'), number), draft: flag, unlisted: flag,
  last_update: object({ author: words, date }), mdx: object({ format: mostly(oneOf('md', 'mdx', 'detect'), words) }), id: mostly(oneOf('x', 'ü', '2.10', 'toString', '__proto__', 'b c'), words), slug: paths, hide_title: flag,
  sidebar_label: words, sidebar_position: number, sidebar_class_name: words, sidebar_key: words,
  sidebar_custom_props: map(value), displayed_sidebar: mostly(fc.constant('null'), words), pagination_label: words, pagination_prev: mostly(fc.constantFrom('null', '"intro"'), words),
  pagination_next: mostly(fc.constantFrom('null', '"intro"'), words), custom_edit_url: links, parse_number_prefixes: flag, tags: list(tag), title_meta: words,
  wrapperClassName: words, date, authors: mostly(fc.oneof(author, list(author)), words), hide_reading_time: flag, aliases: list(paths), search: value, author: words, author_url: links,
  author_image_url: links, hero: object({
    name: words, title: words, text: words, tagline: words, image: fc.oneof(links, object({ src: links, alt: words, width: number, height: number })),
    actions: list(object({ text: words, link: links, theme: mostly(oneOf('brand', 'alt'), words) }, ['text', 'link'])),
  }, ['title']), features: list(object({ icon: words, title: words, details: words, link: links }, ['title'])),
}; // prettier-ignore

const keyOfFrontMatter = fc.oneof(
  { weight: 400, arbitrary: fc.constantFrom(...Object.keys(frontMatterKeys)) },
  { weight: 10, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty') },
  { weight: 1, arbitrary: fc.constantFrom('<<', '? a', '&a b', '"') },
);
const frontMatterLine = keyOfFrontMatter.chain((key) =>
  (Object.hasOwn(frontMatterKeys, key) ? frontMatterKeys[key]! : value).map((each) => ({
    key,
    line: `${key}: ${each}`,
  })),
);
const frontMatter = fc
  .uniqueArray(frontMatterLine, { maxLength: 4, selector: ({ key }) => key })
  .map((lines) => (lines.length === 0 ? '' : `---\n${lines.map(({ line }) => line).join('\n')}\n---\n\n`));

const fenceMeta = fc.constantFrom(
  '', '{1}', '{1e999}', '{9-1,-5,1-99999999999}', 'showLineNumbers=1e999', 'showLineNumbers=-0', 'title="\\"', 'live', 'npm2yarn',
  'file=<x>', '{1-2-3,,}', 'showLineNumbers={99999999999999999999}',
); // prettier-ignore
const language = fc.constantFrom(
  'js',
  'mermaid',
  'math',
  'diff',
  'json',
  'html',
  '__proto__',
  'constructor',
  'jsx',
  'c++',
  'x'.repeat(300),
);
const block: fc.Arbitrary<string> = fc.oneof(
  text.map((each) => `# ${each}`),
  fc.tuple(text, text).map(([title, id]) => `## ${title} {#${id}}`),
  fc.tuple(text, address).map(([label, href]) => `[${label}](<${href}>) ![${label}](${href})`),
  fc.tuple(address, number).map(([src, width]) => `<img src="${src}" width="${width}" height="${width}" srcset="${src} 1e999x"/>`),
  fc.tuple(language, fenceMeta, text).map((parts) => `\`\`\`${parts[0]} ${parts[1]}\n${parts[2]}\n\`\`\``),
  fc.tuple(fc.constantFrom('note', 'tip', 'x', '__proto__'), text).map(([kind, title]) => `:::${kind}[${title}]\n\n${title}\n\n:::`),
  fc.tuple(text, text).map(([id, label]) => `<Tabs groupId="${id}"><TabItem value="${id}" label="${label}">x</TabItem></Tabs>`),
  text.map((each) => `| a | ${each} |\n| - | :-: |\n| ${each} |`),
  text.map((each) => `a[^${each}]\n\n[^${each}]: ${each}`),
  fc.oneof(
    text,
    fc.constantFrom('\\frac{', '\\def\\a{\\a\\a}\\a', '\\rule{1e9em}{1e9em}', '\\href{javascript:x}{y}', 'x^'.repeat(400), '\\char"D800', '\\hspace{1e400em}', '\\color{#xyz}a', '\\u0000'),
  ).map((formula) => `$${formula}$\n\n$$\n${formula}\n$$`),
  text.map((each) => `\`\`\`mermaid\ngraph TD\n  ${each} --> B\n\`\`\``),
  fc.constantFrom('<!-- truncate -->', '<details>', '<svg viewBox="0 0 1e999 x"><path d="M0"/></svg>', '{1}', '***', ':smile: :__proto__: :constructor:',
    '<Term id="constructor">x</Term>', '<DocCardList/>', '<Steps>x</Steps>', '[toc]', 'term\n: y', '<video width="-0"/>', 'import X from "./_part.md"\n\n<X/>'),
  text,
); // prettier-ignore
const markdown = fc
  .tuple(frontMatter, fc.array(block, { maxLength: 3 }))
  .map(([head, blocks]) => `${head}${blocks.join('\n\n')}\n`);

const name = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom('a', 'b', 'index', '01-first', '_part', 'README') },
  {
    weight: 20,
    arbitrary: fc.constantFrom(
      'constructor', '__proto__', 'toString', ' x', '%2f', 'a&b', "'", 'ü', 'u\u0308', '😀', '99999999999999999999-x', '1e999', '0', '-0',
      'w'.repeat(200), 'é'.repeat(100), '...x', '[x]', '(x)', '{x}', '$x', '!x', '@x', '~x', ';x', ',x', '=', '+',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'CON', 'a:b', 'x.', 'x ', '?', '#', '%', '"', '<b>', '\u202e', '\u200b', 'Intro', 'INTRO', 'a\nb', 'a\\b', '\u0001', '*', '...',
      '2026-13-45-x', '275761-01-01-x', '|', 'intro',
    ),
  },
); // prettier-ignore
const extension = fc.constantFrom('.md', '.md', '.mdx');
const folder = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('docs/', 'docs/guide/', 'blog/2026-01-02-', 'src/pages/') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'blog/', 'docs/02-more/', 'docs/constructor/', 'blog/9999-12-31-', 'versioned_docs/version-1.0/',
      'i18n/de/docusaurus-plugin-content-docs/current/', 'i18n/de/docusaurus-plugin-content-blog/', 'i18n/de/docusaurus-plugin-content-pages/',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('blog/275761-01-01-', 'blog/0000-00-00-', 'blog/2026/02/30/') },
); // prettier-ignore
const documents = fc
  .uniqueArray(fc.tuple(folder, name, extension, markdown), {
    minLength: 1,
    maxLength: 5,
    selector: ([dir, stem]) => `${dir}${stem}`.toLowerCase(),
  })
  .map((pages) => Object.fromEntries(pages.map(([dir, stem, ext, page]) => [dir + stem + ext, page])));

const categoryLink = fc.oneof(
  object(
    {
      type: fc.constant('"generated-index"'),
      slug: paths,
      title: words,
      description: words,
      image: links,
      keywords: list(words),
    },
    ['type'],
  ),
  object({ type: fc.constant('"doc"'), id: docs }, ['type', 'id']),
  fc.constant('null'),
);
const { item: sidebarItem } = fc.letrec<{ item: string; category: string }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    docs,
    object({ type: fc.constant('"doc"'), id: docs, label: words, ...itemAppearance }, ['type', 'id']),
    object({ type: fc.constant('"link"'), label: words, href: links, ...itemAppearance }, ['type', 'label', 'href']),
    object({ type: fc.constant('"html"'), value: words, ...itemAppearance }, ['type', 'value']),
    object({ type: fc.constant('"autogenerated"'), dirName: mostly(oneOf('.', 'guide'), words) }, ['type', 'dirName']),
    tie('category'),
  ),
  category: object({
    type: fc.constant('"category"'), label: words, items: list(tie('item'), 1), link: categoryLink, collapsible: flag, collapsed: flag,
    ...itemAppearance,
  }, ['type', 'label', 'items']),
})); // prettier-ignore
const messages = map(fc.oneof(object({ message: words, description: words }, ['message']), words));
const catalogueKeys = fc.constantFrom(
  'theme.docs.paginator.next',
  'lectern.languageSuggestion',
  'theme.blog.post.plurals',
  'theme.common.skipToMainContent',
);
const codeMessages = fc
  .tuple(catalogueKeys, words, messages)
  .map(([key, message, more]) => more.replace(/\}$/, `${more === '{}' ? '' : ', '}"${key}": {"message": ${message}}}`));
const changelog = fc
  .array(
    fc.tuple(
      mostly(
        fc.oneof(
          fc.constantFrom('1.0.0 (2026-01-02)', '[1.0]', '-0 (9999-12-31)'),
          text.map((each) => `2.0 ${each}`),
        ),
        fc.oneof(text, fc.constantFrom('2.0 (275761-01-01)', '[1.0] - 2026-13-45', '')),
      ),
      block,
    ),
    { maxLength: 3 },
  )
  .map((releases) => releases.map(([title, body]) => `## ${title}\n\n${body}\n`).join('\n'));

/** Path → content of files that a site can have, such as settings files. */
const others: Record<string, fc.Arbitrary<string | Uint8Array>> = {
  'docs/_category_.json': object({ label: words, position: number, link: categoryLink, collapsible: flag, ...itemAppearance }),
  'docs/guide/_category_.yml': object({ label: words, position: number, link: categoryLink, collapsed: flag, ...itemAppearance }),
  'docs/tags.yml': map(object({ label: words, permalink: permalinks, description: words })),
  'docs/glossary.yml': map(object({ term: words, definition: words, link: links }, ['definition'])),
  'blog/tags.yml': map(object({ label: words, permalink: permalinks, description: words })),
  'blog/authors.yml': map(declaredAuthor),
  'sidebars.json': fc.oneof(
    { weight: 4, arbitrary: list(sidebarItem!).map((items) => `{"docs": ${items}}`) },
    { weight: 1, arbitrary: map(list(sidebarItem!)) },
  ),
  'versions.json': mostly(fc.constant('["1.0"]'), list(words)),
  'versioned_docs/version-1.0/intro.md': markdown,
  'versioned_sidebars/version-1.0-sidebars.json': list(sidebarItem!).map((items) => `{"docs": ${items}}`),
  'i18n/de/code.json': codeMessages,
  'i18n/de/docusaurus-plugin-content-docs/current.json': messages,
  'i18n/de/docusaurus-plugin-content-docs/current/intro.md': markdown,
  'i18n/de/docusaurus-plugin-content-blog/options.json': messages,
  'i18n/de/docusaurus-theme-classic/navbar.json': messages,
  'i18n/de/docusaurus-theme-classic/footer.json': messages,
  'i18n/translations.lock.json': map(words),
  'lectern.routes.json': object({ routes: list(object({ path: links, source: words, kind: words }, ['path'])) }, ['routes']),
  'CHANGELOG.md': changelog,
  'static/img/a.png': image,
  'static/b.svg': image,
  'static/c.ico': image,
  'docs/a.png': image,
  'docs/a.jpg': image,
  'docs/a.avif': image,
  'docs/a.webp': image,
  'docs/b.svg': image,
  'static/robots.txt': text,
  'blog/2026-01-02-post.md': markdown,
  'src/pages/about.md': markdown,
}; // prettier-ignore
const staticNames = fc.dictionary(
  name.map((each) => `static/${each}.txt`),
  fc.constant('x'),
  { maxKeys: 1 },
);

const pictures = fc
  .uniqueArray(fc.constantFrom('a.png', 'a.jpg', 'a.avif', 'a.webp', 'b.svg', 'none.png'), { maxLength: 4 })
  .map((names) => `# Pictures\n\n${names.map((each) => `![${each}](./${each})`).join('\n')}\n`);

const files = fc
  .tuple(
    documents,
    fc.record(others, { requiredKeys: [] }),
    staticNames,
    fc.option(pictures),
    fc.subarray(Object.keys(others), { maxLength: 10 }),
  )
  .map(([pages, more, statics, withPictures, kept]) => ({
    'docs/intro.md': '# Intro\n',
    ...('versions.json' in more &&
      kept.includes('versions.json') && { 'versioned_docs/version-1.0/intro.md': '# Old\n' }),
    ...pages,
    ...Object.fromEntries(Object.entries(more).filter(([file]) => kept.includes(file))),
    ...statics,
    ...(withPictures !== null && { 'docs/pictures.md': withPictures }),
  }));

const languages = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } };
/** Strings and addresses for settings. Most of them are valid. */
const settingText = mostly(
  text.map((each) => each.replace(/\0|\p{Cs}/gu, '')),
  text,
);
const settingAddress = mostly(
  fc.constantFrom('/docs/intro', 'https://example.org/', 'https://example.org/%', '#x', '/%00', '//host', 'mailto:'),
  address,
);
const config = fc.record({
  title: settingText.map((each) => each.trim() || 'S'),
  tagline: settingText,
  trailingSlash: fc.constantFrom(true, false, undefined),
  baseUrl: fc.constantFrom('/', '/base/'),
  i18n: fc.constantFrom(undefined, undefined, languages.i18n),
  images: fc.constantFrom(undefined, { markdown: true }),
  socialCards: fc.constantFrom(false, false, true),
  pwa: fc.constantFrom(undefined, undefined, {}),
  hosts: fc.constantFrom(undefined, ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'caddy', 'cloudfront', 'github-pages']),
  markdown: fc.constantFrom(undefined, { format: 'md' }, { format: 'detect' }, { math: true }),
  publish: fc.constantFrom(undefined, 'swap'),
  debug: fc.constantFrom(undefined, true),
  code: fc.constant('refuse'),
  themeConfig: fc.tuple(settingText, settingAddress).map(([label, href]) => ({ navbar: { title: label, items: [{ label, href }] }, footer: { copyright: label } })),
}); // prettier-ignore

/**
 * A small site in which any value can be hostile. The config refuses code in content, so that the fuzzer runs no
 * generated code.
 */
export const hostileSite: fc.Arbitrary<HostileSite> = fc.tuple(files, config).map(([own, given]) => ({
  files: own,
  config: {
    url: 'https://site.example',
    ...given,
    ...('sidebars.json' in own && { docs: { sidebarPath: 'sidebars.json' } }),
    blog: { feedOptions: { type: 'all' } },
    ...('CHANGELOG.md' in own && { changelog: {} }),
  },
}));
