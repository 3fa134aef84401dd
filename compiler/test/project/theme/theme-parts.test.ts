import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { namesElements } from '../../../project/theme/theme-parts.ts';

const start = "import MDXComponents from '@theme-original/MDXComponents';\n";

test('a module that maps an HTML element in any form may affect every page', () => {
  for (const own of [
    'a: Link',
    'h2(props) { return null; }',
    "'code': Code",
    'img',
    '\n  ...MDXComponents,\n  table: Wide,\n',
  ])
    assert.ok(namesElements(`${start}export default { ${own} };`), own);
  assert.ok(namesElements(`${start}export default { ...MDXComponents, ...elements };`), 'another spread can hold one');
});

test('a module of components with their own names is left to the pages that use them', () => {
  for (const own of ['Card', 'Tabs, TabItem', 'Everywhere: () => <span className="a">of the theme</span>'])
    assert.not(namesElements(`${start}export default { ...MDXComponents, ${own} };`), own);
});

test.run();
