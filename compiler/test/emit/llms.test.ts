import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDirective, withoutDirective } from '../../emit/markdown/directive.ts';
import { compile } from '../../compile.ts';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../temp.ts';

const config = { llms: { full: true }, noIndex: false, baseUrl: '/b/', url: 'https://x.example' };

test('the line for agents is below the title, and can be removed', () => {
  assert.is(
    withDirective('# T\n\nText.\n', config),
    '# T\n\n> For AI agents: all pages are listed in https://x.example/b/llms.txt\n\nText.\n',
  );
  for (const text of ['# T\n\nText.\n', '# T\n', 'Text.\n\n# T\n', '', '> For AI agents: no\n'])
    assert.is(withoutDirective(withDirective(text, config)), text);
  assert.is(withDirective('# T\n', { ...config, llms: false }), '# T\n');
});

test('llms.txt stays short: long sections, other versions and languages have their own files', async () => {
  const site = tempFolder();
  try {
    const words = 'word '.repeat(60);
    const page = (number: number) => `---\ndescription: ${words}\n---\n\n# Page ${number}\n`;
    site.write({
      'lectern.config.mjs':
        "export default { title: 'Long', url: 'https://long.example', i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, docs: {} };",
      ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`docs/p${index}.md`, page(index)])),
      'src/pages/home.md': '# Home\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/old.md': '# Old page\n',
      'i18n/de/docusaurus-plugin-content-docs/current/p1.md': '# Seite eins\n',
    });
    await compile(site.dir, { cache: false, jobs: 1 });
    const read = (file: string) => readFileSync(path.join(site.dir, 'dist', file), 'utf8');
    const root = read('llms.txt');
    assert.match(root, '\n## Docs\n\n- [Old page](https://long.example/docs/old.md)\n');
    assert.match(
      root,
      /\n## Versions\n\n- \[Docs Next\]\(https:\/\/long\.example\/llms\/docs-default-current\.txt\)\n/,
    );
    assert.match(root, '- [Docs Next (3)](https://long.example/llms/docs-default-current-3.txt)\n');
    assert.match(root, /\n## Languages\n\n- \[Deutsch\]\(https:\/\/long\.example\/de\/llms\.txt\)\n/);
    const parts = readdirSync(path.join(site.dir, 'dist/llms')).map((file) => read(`llms/${file}`));
    for (const text of [root, ...parts]) assert.ok(text.length < 50_000, `${text.length}`);
    const listed = parts.join('').match(/^- \[Page \d+\]\(https:\/\/long\.example\/docs\/next\/p\d+\.md\)/gm)!;
    assert.is(new Set(listed).size, 300);
    assert.match(read('llms/docs-default-current.txt'), /^# Long: Docs Next\n\n- \[Page/);
    assert.match(read('de/llms.txt'), 'de/llms/docs-default-current.txt');
    assert.match(read('docs/old/index.html'), '<body data-without-scripts=');
    assert.match(
      read('docs/old/index.html'),
      '\n<p hidden>For AI agents: <a href="/llms.txt">all pages</a>, <a href="/docs/old.md">this page as Markdown</a></p>\n',
    );
  } finally {
    site.remove();
  }
});

test.run();
