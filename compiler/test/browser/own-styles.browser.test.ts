// Tests that element selectors in a site's style sheet apply only to the content of pages.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newReader, openServedSite } from './served-site.ts';

test('a background of inline code does not apply to code blocks', async () => {
  const own = await openServedSite('/own/');
  try {
    await own.publish({
      'lectern.config.json': JSON.stringify({
        title: 'Harbour',
        baseUrl: '/own/',
        themeConfig: { infima: true, customCss: ['src/css/custom.css'] },
      }),
      'src/css/custom.css': 'code { background-color: rgb(1, 2, 3); padding: 9px }\n',
      'docs/index.md': '# Start\n\nSome `words`.\n\n```js\nlet a;\n```\n',
    });
    const { context, page } = await newReader(own.browser);
    await page.goto(new URL('docs', own.url).href);
    const styles = await page.evaluate(() =>
      ['p code', 'pre code'].map((selector) => {
        const { backgroundColor, paddingTop } = getComputedStyle(document.querySelector(selector)!);
        return [backgroundColor, paddingTop];
      }),
    );
    assert.equal(styles[0], ['rgb(1, 2, 3)', '9px']);
    assert.is.not(styles[1]![0], 'rgb(1, 2, 3)');
    assert.is.not(styles[1]![1], '9px');
    await context.close();
  } finally {
    await own.close();
  }
});

test.run();
