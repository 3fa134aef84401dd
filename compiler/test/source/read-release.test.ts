import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readReleaseHeading } from '../../source/read-release.ts';

for (const [heading, title, date] of [
  ['2.4.3 (2023-09-20)', '2.4.3', '2023-09-20'],
  ['V2 Changelog (2019-04-10)', 'V2 Changelog', '2019-04-10'],
  ['1.0.0 (2022-02-30)', '1.0.0', '2022-02-30'],
  ['1.0.0 (2022-2-3)', '1.0.0', '2022-2-3'],
  ['[1.0.0] - 2017-06-20', '1.0.0', '2017-06-20'],
  ['1.0.0 – 2017-06-20', '1.0.0', '2017-06-20'],
  ['[1.0.1](https://example.org/a...b) (2020-01-01)', '1.0.1', '2020-01-01'],
  ['[1.0.1][compare] (2020-01-01)', '1.0.1', '2020-01-01'],
  ['Unreleased', 'Unreleased', undefined],
  ['[Unreleased]', 'Unreleased', undefined],
  ['1.0.0 (soon)', '1.0.0 (soon)', undefined],
  ['1.0.0-2020-01-01', '1.0.0-2020-01-01', undefined],
  ['(2023-01-01)', '', '2023-01-01'],
  ['', '', undefined],
] as const) {
  test(`"${heading}" names the release "${title}"${date === undefined ? '' : ` of ${date}`}`, () => {
    assert.equal(readReleaseHeading(heading), { title, date });
  });
}

test.run();
