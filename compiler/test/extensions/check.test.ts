// Tests the hooks `check.document` and `check.site`, and rules that extensions define.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import type { ConfigError } from '../../diagnostics/errors/problem.ts';
import { openSession } from '../../session.ts';
import { lines, withExtension } from './extension-site.ts';

const rules = `  rules: {
    'unknown-term': { severity: 'warning', message: 'the term "{term}" is unknown', hint: 'add "{term}" to {file}' },
    'unused-term': { severity: 'error', message: 'no page uses "{term}"' },
  },`;

/**
 * An extension that reports words in brackets unless they are in a list. Each run adds the document's path to
 * a global.
 */
const terms = `${rules}
  check: {
    async document(document, report, { files }) {
      (globalThis.probeChecked ??= []).push(document.path);
      const known = ((await files.read('terms.txt')) ?? '').split('\\n');
      for (const [index, line] of (await document.source()).split('\\n').entries())
        for (const { 1: term, index: column } of line.matchAll(/<<(\\w+)>>/g))
          if (!known.includes(term)) report('unknown-term', { line: index + 1, column: column + 1 }, { term, file: 'terms.txt' });
    },
    async site(site, report) {
      (globalThis.probeChecked ??= []).push('site');
      const texts = await Promise.all(site.documents.map((each) => each.source()));
      if (!texts.some((text) => text.includes('<<alpha>>'))) report('unused-term', { file: 'terms.txt', line: 1 }, { term: 'alpha' });
    },
  },`;
const files = { 'terms.txt': 'alpha\n', 'docs/a.md': '# A\n\n`<<alpha>>` and `<<omega>>`\n', 'docs/b.md': '# B\n' };
const takeChecked = () => {
  const holder = globalThis as { probeChecked?: string[] };
  const checked = (holder.probeChecked ?? []).sort();
  holder.probeChecked = [];
  return checked;
};

test('reports of an extension have the rule with its name, and the severity, the message and the hint as data', () =>
  withExtension(terms, files, async ({ dir, write }) => {
    const [found, ...others] = (await compile(dir)).diagnostics;
    assert.equal(others, []);
    assert.equal(found, {
      rule: 'probe/unknown-term',
      severity: 'warning',
      message: 'the term "omega" is unknown',
      hint: 'add "omega" to terms.txt',
      url: 'https://lectern.example/docs/advanced/extensions/check',
      place: { path: 'docs/a.md', line: 3, column: 18 },
    });
    write({ 'docs/a.md': '# A\n' });
    const report = await compile(dir);
    assert.is(report.published, false);
    assert.equal(lines(report.diagnostics), ['terms.txt:1:1 error probe/unused-term no page uses "alpha"']);
  }));

test('a check runs again for changed documents, and for all after a change of a file that it reads', () =>
  withExtension(terms, files, async ({ dir, write }) => {
    const session = await openSession(dir, {});
    const save = async (file: string, text: string) => {
      write({ [file]: text });
      return lines((await session.compile(new Set([path.join(dir, file)]))).diagnostics);
    };
    try {
      takeChecked();
      await session.compile();
      assert.equal(takeChecked(), ['docs/a.md', 'docs/b.md', 'docs/index.md', 'site']);
      assert.is((await save('docs/b.md', '# B\n\n`<<beta>>`\n')).length, 2);
      assert.equal(takeChecked(), ['docs/b.md', 'site']);
      assert.equal(await save('terms.txt', 'alpha\nbeta\nomega\n'), []);
      assert.equal(takeChecked(), ['docs/a.md', 'docs/b.md', 'docs/index.md']);
      await save('unrelated.txt', 'x');
      assert.equal(takeChecked(), []);
    } finally {
      await session.close();
    }
  }));

test('a check of files runs again only after a file appears or disappears', () =>
  withExtension(
    `  rules: { missing: { severity: 'warning', message: 'no {pathname}' } },
  check: {
    site({ hasFile }, report) {
      (globalThis.probeChecked ??= []).push('site');
      for (const pathname of ['/a.txt', '/docs/a.md', '/docs/a'])
        if (!hasFile(pathname)) report('missing', {}, { pathname });
    },
  },`,
    { ...files, 'static/b.txt': 'b' },
    async ({ dir, write }) => {
      const session = await openSession(dir, {});
      const save = async (file: string, text: string) => {
        write({ [file]: text });
        const { diagnostics } = await session.compile(new Set([path.join(dir, file)]));
        return diagnostics.map(({ message }) => message);
      };
      try {
        await session.compile();
        takeChecked();
        assert.equal(await save('docs/b.md', '# B\n\nChanged.\n'), ['no /a.txt', 'no /docs/a']);
        assert.equal(takeChecked(), []);
        assert.equal(await save('static/a.txt', 'a'), ['no /docs/a']);
        assert.equal(takeChecked(), ['site']);
      } finally {
        await session.close();
      }
    },
  ));

test('the config and comments in content set the severity of an extension rule', () =>
  withExtension(
    terms,
    {
      ...files,
      'docs/b.md': '# B\n\n<!-- lectern-disable-next-line probe/unknown-term -->\n`<<beta>>`\n',
      'lectern.config.ts': `import probe from './probe.ts';
export default { title: 'Site', rules: { 'probe/unknown-term': 'error' }, extensions: [probe()] };
`,
    },
    async ({ dir, write }) => {
      assert.equal(lines((await compile(dir)).diagnostics), [
        'docs/a.md:3:18 error probe/unknown-term the term "omega" is unknown',
      ]);
      write({
        'lectern.config.ts': `import probe from './probe.ts';
export default {
  title: 'Site',
  rules: { 'probe/unknown-trem': 'error', 'other/rule': 'warn', nonsense: 'warn' },
  extensions: [probe()],
};
`,
      });
      const { problems } = (await compile(dir).catch((thrown: unknown) => thrown)) as ConfigError;
      assert.equal(
        problems.map(
          ({ key, hint, at }) => `${key} ${at?.line}:${at?.column} ${hint?.replace(/ "(?:probe|symlink)[^?]*$/, '')}`,
        ),
        [
          'rules.probe/unknown-trem 4:12 did you mean "probe/unknown-term"? remove the rule, or use one of the extension rules',
          'rules.other/rule 4:43 remove the rule, or use one of the extension rules',
          'rules.nonsense 4:65 remove the setting, or use one of',
        ],
      );
    },
  ));

test('a check that fails on several documents is one error, which names them', () =>
  withExtension(
    `${rules}
  check: {
    document(document, report) {
      report('unknown-trem');
    },
  },`,
    files,
    async ({ dir }) => {
      const [found, ...others] = (await compile(dir)).diagnostics;
      assert.equal(others, []);
      assert.match(
        lines([found!])[0]!,
        /^probe\.ts:10:7 error extension-failed the extension "probe" fails in "check\.document": the hook throws: there is no rule "unknown-trem"; did you mean "unknown-term"\? .* \(on 3 pages\)$/,
      );
      assert.equal(
        found!.related?.map(({ path: file }) => file),
        ['docs/a.md', 'docs/b.md', 'docs/index.md'],
      );
    },
  ));

test('a check gets the data of a document, which it cannot change', () =>
  withExtension(
    `  rules: { data: { severity: 'warning', message: '{data}' } },
  check: {
    async document(document, report) {
      if (document.path !== 'docs/a.md') return;
      const { path, collection, frontMatter, frontMatterPlaces, title, headings, links } = document;
      const frozen = [frontMatter, frontMatter.list, headings, links].every(Object.isFrozen);
      report('data', frontMatterPlaces.list, {
        data: JSON.stringify({ path, collection, frontMatter, title, headings, links, sections: await document.sections(), frozen }),
      });
    },
  },`,
    { 'docs/a.md': '---\nlist: [1]\n---\n\n# A\n\nOne.\n\n## Part\n\nTo [b](./b.md).\n', 'docs/b.md': '# B\n' },
    async ({ dir }) => {
      const { message, place } = (await compile(dir)).diagnostics[0]!;
      assert.equal(place, { path: 'docs/a.md', line: 2, column: 1, end: { line: 2, column: 10 } });
      assert.equal(JSON.parse(message), {
        path: 'docs/a.md',
        collection: 'docs',
        frontMatter: { list: [1] },
        title: 'A',
        headings: [{ depth: 2, id: 'part', text: 'Part' }],
        links: [{ kind: 'link', url: './b.md', line: 11, column: 4, end: { line: 11, column: 15 } }],
        sections: [{ text: 'One.' }, { id: 'part', heading: 'Part', text: 'To b.' }],
        frozen: true,
      });
    },
  ));

test.run();
