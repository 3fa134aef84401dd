import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDefaults } from '../../config/defaults.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';

function problems(value: object): string[] {
  try {
    parseConfig({ title: 'Site', docs: false, pages: false, ...value }, 'lectern.config.ts');
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ key, message }) => `${key}: ${message}`);
    throw error;
  }
  return [];
}

test('defaults are the same as in Docusaurus', () => {
  const config = parseConfig({ title: 'Site', docs: {}, pages: false }, 'test');
  assert.is(config.baseUrl, '/');
  assert.is(config.onBrokenLinks, 'error');
  assert.is(config.onBrokenMarkdownLinks, 'warn');
  assert.is(config.onDuplicateRoutes, 'warn');
  assert.is(config.docs[0]!.routeBasePath, 'docs');
  assert.is(config.markdown.format, 'mdx');
  assert.equal(config.staticDirectories, ['static']);
});

test('addresses that lead out of the site, or are not pathnames, are rejected', () => {
  for (const baseUrl of ['/../x/', 'https://site.example/x/', '/a?b/', '/a#b/', '/./', 'a\\b'])
    assert.match(problems({ baseUrl })[0] ?? '', `baseUrl: ${JSON.stringify(baseUrl)} is not allowed: expected a path`);
  for (const [name, kind] of [
    ['routeBasePath', 'docs'],
    ['tagsBasePath', 'docs'],
    ['authorsBasePath', 'blog'],
    ['archiveBasePath', 'blog'],
  ] as const)
    for (const given of ['../x', 'a/../../b', 'a?b', 'https://x.example/'])
      assert.match(
        problems({ [kind]: { [name]: given } })[0] ?? '',
        new RegExp(`^${kind}\\[0\\]\\.${name}: .*expected a path`),
      );
  assert.match(problems({ docs: { versions: { current: { path: '../../x' } } } })[0] ?? '', 'expected a path');
  const fine = {
    baseUrl: '/a b/ü/..c/',
    docs: { routeBasePath: '/', tagsBasePath: '/tags/' },
    blog: { archiveBasePath: null },
  };
  assert.equal(problems(fine), []);
});

test('an error about a setting with several forms lists the forms', () => {
  assert.equal(problems({ stylesheets: [7] }), ['stylesheets[0]: 7 is not allowed; expected string or object']);
  assert.equal(problems({ redirects: { redirects: [{ from: 7, to: '/' }] } }), [
    'redirects.redirects[0].from: 7 is not allowed: expected a path that starts with "/" and has neither query nor hash',
  ]);
});

test('a misspelt setting is not also reported as missing', () => {
  assert.equal(problems({ title: undefined, titel: 'Site' }), ['titel: there is no setting with this name']);
  assert.equal(problems({ title: undefined, other: 'Site' }), [
    'title: is missing; expected string',
    'other: there is no setting with this name',
  ]);
});

test('a key __proto__ is reported at any depth', () => {
  const value = JSON.parse(
    '{"customFields":{"__proto__":{"a":1}},"themeConfig":{"navbar":{"items":[{"label":"x","to":"/","__proto__":{}}]}}}',
  ) as object;
  assert.equal(problems(value), [
    'customFields.__proto__: a key cannot have this name',
    'themeConfig.navbar.items[0].__proto__: a key cannot have this name',
  ]);
});

test("values that can't be settings are reported, and no other errors", () => {
  const circle: Record<string, unknown> = { label: 'x' };
  circle.items = [circle];
  const shared = { a: 1 };
  const deep = JSON.parse('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)) as object;
  const computed = { get tagline() { throw new Error('not now'); } }; // prettier-ignore
  const proxy = new Proxy({}, { ownKeys: () => { throw 'no keys'; } }); // prettier-ignore
  assert.equal(problems({ title: 'S', baseUrl: '/\ud83d\ude00\ud83d/' }), [
    'baseUrl: "/😀\\ud83d/" contains half of a surrogate pair',
  ]);
  assert.equal(problems({ title: 'S', customFields: { circle, a: shared, b: shared, c: 10n } }), [
    'customFields.circle.items[0]: the value contains itself',
    'customFields.c: the value is a BigInt, but no setting can be a BigInt',
  ]);
  assert.match(problems({ title: 'S', customFields: deep })[0]!, 'the value is nested more than 200 levels deep');
  assert.equal(problems({ title: 'S', customFields: { computed } }), [
    'customFields.computed.tagline: the value throws an error when Lectern reads it: not now',
  ]);
  assert.equal(problems({ title: 'S', customFields: { proxy } }), [
    'customFields.proxy: the value throws an error when Lectern reads it: no keys',
  ]);
});

test('feeds have all formats by default, and images have the widths of Docusaurus', () => {
  const { blog, images } = parseConfig({ title: 'Site', docs: false, pages: false, blog: {}, images: {} }, 'test');
  assert.equal(blog[0]!.feedOptions.type, ['rss', 'atom', 'json']);
  assert.equal(images, { quality: 70, max: 1030, min: 640, steps: 2, disableInDev: true, markdown: false });
});

test('the severity of every warning, and of errors that leave the site complete, can be set', () => {
  const rules = { 'missing-image': 'warn', 'broken-anchor': 'throw', 'unknown-component': 'ignore' };
  assert.equal(parseConfig({ title: 'S', docs: false, pages: false, rules }, 'test').rules, {
    ...rules,
    'broken-anchor': 'error',
  });
  assert.equal(problems({ rules: { 'mdx-syntax': 'warn', 'missing-imag': 'warn', 'missing-asset': 'loud' } }), [
    'rules.missing-asset: "loud" is not allowed; expected "ignore", "warn", "error", "log", "throw" or "off"',
    'rules.mdx-syntax: there is no setting with this name',
    'rules.missing-imag: there is no setting with this name',
  ]);
});

test('one instance, a list and false are all accepted', () => {
  assert.is(parseConfig({ title: 'S', docs: { path: 'a' }, pages: false }, 'test').docs[0]!.path, 'a');
  assert.is(
    parseConfig({ title: 'S', docs: [{ id: 'a' }, { id: 'b', path: 'b' }], pages: false }, 'test').docs.length,
    2,
  );
  assert.equal(parseConfig({ title: 'S', docs: false, pages: false }, 'test').docs, []);
});

test('a base URL gets its slashes, and "throw" means "error"', () => {
  const config = parseConfig(
    { title: 'S', docs: false, pages: false, baseUrl: 'project', onBrokenLinks: 'throw' },
    'test',
  );
  assert.is(config.baseUrl, '/project/');
  assert.is(config.onBrokenLinks, 'error');
});

test('an unknown key is reported', () => {
  assert.equal(problems({ tittle: 'x' }), ['tittle: there is no setting with this name']);
  assert.equal(problems({ docs: { rout: 'x' } }), ['docs[0].rout: there is no setting with this name']);
});

test('a setting of Docusaurus is reported with the place of its options in Lectern', () => {
  const hints = (settings: object) => {
    try {
      parseConfig({ title: 'A', docs: {}, pages: [], blog: [], ...settings }, 'lectern.config.ts');
    } catch (error) {
      return (error as ConfigError).problems.map(({ hint }) => hint);
    }
    return [];
  };
  const [plugins, presets, themes] = hints({ plugins: [], presets: [], themes: [] });
  assert.match(plugins!, 'Markdown plugins belong in "markdown"');
  assert.match(presets!, '"docs", "blog" and "pages"');
  assert.match(themes!, '"src/theme"');
  assert.equal(hints({ docs: { editURL: 'https://example.org' } }), ['did you mean "editUrl"?']);
  assert.equal(hints({ base_url: '/' }), ['did you mean "baseUrl"?']);
});

test('a config may name its JSON Schema', () => {
  assert.equal(problems({ $schema: './node_modules/lectern/schema/config.json' }), []);
});

test('a value that is not allowed is reported with the allowed values', () => {
  assert.equal(problems({ docs: [{ versions: { current: { banner: 'loud' } } }] }), [
    'docs[0].versions.current.banner: "loud" is not allowed; expected "none", "unreleased" or "unmaintained"',
  ]);
});

test('the value has the same key in one instance and in a list', () => {
  const message = 'docs[0].breadcrumbs: "yes" is not allowed; expected boolean';
  assert.equal(problems({ docs: { breadcrumbs: 'yes' } }), [message]);
  assert.equal(problems({ docs: [{ breadcrumbs: 'yes' }] }), [message]);
});

test('a wrong type is reported with the right one, and all problems are reported at once', () => {
  assert.equal(problems({ trailingSlash: 'yes', markdown: { math: 1 } }), [
    'trailingSlash: "yes" is not allowed; expected boolean',
    'markdown.math: 1 is not allowed; expected boolean',
  ]);
});

test('an address with a path is rejected', () => {
  assert.match(problems({ url: 'https://example.org/project' })[0]!, 'write the path in "baseUrl"');
});

test('two instances with one id are rejected', () => {
  assert.equal(problems({ docs: [{}, {}] }), ['docs[1].id: "default" is also the id of another instance']);
});

const folder = { name: 'handbook', folders: new Set<string>(), hasMarkdown: false, hasChangelog: false };

test('without a config, the default folders are used', () => {
  const site = withDefaults(undefined, { ...folder, folders: new Set(['docs', 'src/pages']) }) as Record<
    string,
    unknown
  >;
  assert.is(site.title, 'handbook');
  assert.equal(site.docs, {});
  assert.equal(site.pages, [{ path: 'src/pages' }]);
});

test('a folder with only Markdown becomes docs at the root', () => {
  const site = withDefaults(undefined, { ...folder, hasMarkdown: true, hasChangelog: false }) as Record<
    string,
    unknown
  >;
  assert.equal(site.docs, { path: '.', routeBasePath: '/', exclude: ['CHANGELOG.md'] });
});

test('a blog and a changelog are found at their default paths', () => {
  const site = withDefaults(
    { title: 'Given' },
    { ...folder, folders: new Set(['blog']), hasChangelog: true },
  ) as Record<string, unknown>;
  assert.equal([site.docs, site.blog, site.changelog], [false, {}, {}]);
});

test('a blog and a changelog must have different ids', () => {
  const both = { docs: false, pages: false, blog: { id: 'news' }, changelog: { id: 'news' } };
  assert.equal(problems(both), ['changelog[0].id: "news" is also the id of another instance']);
});

test('a config without docs gets them if their folder exists', () => {
  const given = { title: 'Given' };
  assert.equal((withDefaults(given, { ...folder, folders: new Set(['docs']) }) as { docs: unknown }).docs, {});
  assert.equal((withDefaults(given, folder) as { docs: unknown }).docs, false);
});

test('a function of the config that throws or returns a wrong value is an error in the config', () => {
  const call = (editUrl: unknown) => {
    const { editUrl: checked } = parseConfig({ title: 'S', docs: { editUrl }, pages: false }, 'test').docs[0]!;
    return (checked as (facts: object) => unknown)({ docPath: 'a.md' });
  };
  const problemsOf = (editUrl: unknown) => {
    try {
      return call(editUrl);
    } catch (error) {
      if (error instanceof ConfigError) return error.problems.map(({ key, message, hint }) => ({ key, message, hint }));
      throw error;
    }
  };
  const hint = 'fix the function for this input: {"docPath":"a.md"}';
  assert.is(
    call(({ docPath }: { docPath: string }) => `/edit/${docPath}`),
    '/edit/a.md',
  );
  assert.is(
    call(() => undefined),
    undefined,
  );
  assert.equal(
    problemsOf(() => {
      throw new Error('no such branch');
    }),
    [{ key: 'docs.editUrl', message: 'the function throws: no such branch', hint }],
  );
  assert.equal(
    problemsOf(() => {
      throw 'text';
    }),
    [{ key: 'docs.editUrl', message: 'the function throws: text', hint }],
  );
  assert.equal(
    problemsOf(() => 5),
    [
      {
        key: 'docs.editUrl',
        message: 'the function returned 5: Invalid input: expected string, received number',
        hint,
      },
    ],
  );
});

for (const [given, hint] of [
  [{ onBrokenLinks: 'eror' }, 'did you mean "error"?'],
  [{ rules: { 'broken-link': 'warning' } }, 'did you mean "warn"?'],
  [{ trailingSlash: 'yes' }, 'write true, without quotes'],
  [{ url: 'harbour.example' }, 'did you mean "https://harbour.example"?'],
  [{ redirects: [{ from: '/a', to: '/b' }] }, 'write "redirects": { "redirects": [ … ] }'],
  [{ trailingSlash: 'perhaps' }, 'write true or false, without quotes'],
  [{ trailingSlash: 'constructor' }, 'write true or false, without quotes'],
] as const) {
  test(`a wrong value has a hint: ${JSON.stringify(given)}`, () => {
    try {
      parseConfig({ title: 'A', docs: {}, pages: [], blog: [], ...given }, 'lectern.config.ts');
      assert.unreachable();
    } catch (error) {
      assert.equal(
        (error as ConfigError).problems.map((problem) => problem.hint),
        [hint],
      );
    }
  });
}

test('a function instead of settings is reported as a function', () => {
  try {
    parseConfig(() => ({ title: 'A' }), 'lectern.config.ts');
    assert.unreachable();
  } catch (error) {
    assert.match((error as ConfigError).problems[0]!.message, 'this is a function');
  }
});

test.run();
