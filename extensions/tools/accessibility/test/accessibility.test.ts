import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inspect } from '../../../../compiler/inspect.ts';
import { tool } from '../index.ts';
import { tempFolder } from '../../../../compiler/test/temp.ts';

test('accessibility barriers are reported on request, at the level of their rules', async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.json':
        '{ "title": "Site", "search": false, "rules": { "missing-alt": "error", "vague-link": "off" } }',
      'docs/index.md':
        '---\ntitle: Start\n---\n\nimport Part from "./_part.mdx";\n\n## A\n\n<Part />\n\n![](./a.svg) [here](/docs/)\n\n{/* lectern-disable-next-line missing-alt */}\n![](./a.svg)\n',
      'docs/_part.mdx': '### Below a heading of the page\n',
      'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'src/css/custom.css': ':root { --ifm-color-primary: #ffcc00; }\n',
    });
    const found = async (a11y: boolean) =>
      (await inspect(site.dir, { checks: a11y ? [{ name: 'a11y', extension: tool }] : [] })).diagnostics.map(
        ({ rule, severity, place }) => `${place.path}:${place.line} ${severity} ${rule}`,
      );
    assert.equal(await found(false), []);
    assert.equal(await found(true), [
      'docs/index.md:11 error missing-alt',
      'src/css/custom.css:1 warning low-contrast',
      'src/css/custom.css:1 warning low-contrast',
    ]);
  } finally {
    site.remove();
  }
});

test.run();
