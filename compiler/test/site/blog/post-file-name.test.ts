import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parsePostFileName } from '../../../site/blog/post-file-name.ts';

for (const [file, slug, text, date] of [
  ['2021-02-03-x.md', '/2021/02/03/x', 'x', '2021-02-03'],
  ['2021-02-03-x.mdx', '/2021/02/03/x', 'x', '2021-02-03'],
  ['2021-02-03-x/index.md', '/2021/02/03/x', 'x', '2021-02-03'],
  ['2021/02/03/x.md', '/2021/02/03/x', 'x', '2021-02-03'],
  ['2021/02/03/x/index.md', '/2021/02/03/x', 'x', '2021-02-03'],
  ['2021/2/3-x.md', '/2021/2/3/x', 'x', '2021-2-3'],
  ['2023/09-22-upgrading/index.mdx', '/2023/09/22/upgrading', 'upgrading', '2023-09-22'],
  ['2023-08-05.md', '/2023/08/05/', '', '2023-08-05'],
  ['demo/2020-08-03-second-blog-intro.mdx', '/2020/08/03/demo/second-blog-intro', 'second-blog-intro', '2020-08-03'],
  ['2019-01-01/2020-08-03-x.mdx', '/2020/08/03/2019-01-01/x', 'x', '2020-08-03'],
  [
    '2018-12-14-Happy-First-Birthday-Slash.mdx',
    '/2018/12/14/Happy-First-Birthday-Slash',
    'Happy-First-Birthday-Slash',
    '2018-12-14',
  ],
  [
    '2022-08-01-announcing-docusaurus-2.0/index.mdx',
    '/2022/08/01/announcing-docusaurus-2.0',
    'announcing-docusaurus-2.0',
    '2022-08-01',
  ],
  ['releases/2.4/index.mdx', '/releases/2.4', 'releases/2.4', undefined],
  ['hello.md', '/hello', 'hello', undefined],
  ['index.md', '/index', 'index', undefined],
  ['12021-02-03-x.md', '/12021-02-03-x', '12021-02-03-x', undefined],
] as const) {
  test(`${file} is served at ${slug}`, () => {
    assert.equal({ date: undefined, ...parsePostFileName(file) }, { slug, text, date });
  });
}

test.run();
