import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitChangelog } from '../../source/split-changelog.ts';

const changelog = `# Changes

What stands here belongs to no release.

## 1.1.0 (2023-09-20)

#### :bug: Bug Fix

- See [#2] and [the list][list].

\`\`\`\`md
## Not a release
\`\`\`
## Not one either
\`\`\`\`

#### Committers: 2

- Ada Lovelace ([@ada](https://github.com/ada))
- [@grace](https://github.com/grace)

## 1.0.0 (2023-01-01) ##
### Added
##### Deep

[#2]: https://example.org/2
[unused]: https://example.org/3
`;

test('every second-level heading outside of code starts a release', () => {
  const releases = splitChangelog('CHANGELOG.md', changelog);
  assert.equal(
    releases.map(({ path, part }) => [path, part.line, part.index, part.title, part.date]),
    [
      ['CHANGELOG.md#1.1.0', 5, 0, '1.1.0', '2023-09-20'],
      ['CHANGELOG.md#1.0.0', 22, 1, '1.0.0', '2023-01-01'],
    ],
  );
});

test('a release has the lines of the file, with headings from the fourth level down moved up by two', () => {
  const [first, second] = splitChangelog('CHANGELOG.md', changelog).map(({ part }) => part.text.split('\n'));
  assert.equal(first!.slice(0, 8), [
    '',
    '',
    '## :bug: Bug Fix',
    '',
    '- See [#2] and [the list][list].',
    '',
    '````md',
    '## Not a release',
  ]);
  assert.equal(second!.slice(0, 3), ['', '### Added', '### Deep']);
});

test('a release gets the link definitions that it uses from the end of the file', () => {
  const [first] = splitChangelog('CHANGELOG.md', changelog);
  assert.equal(first!.part.text.split('\n').slice(-2), ['', '[#2]: https://example.org/2']);
});

test('a release has the committers of its list', () => {
  const [first, second] = splitChangelog('CHANGELOG.md', changelog);
  assert.equal(first!.part.committers, [
    { name: 'Ada Lovelace', alias: 'ada', url: 'https://github.com/ada' },
    { name: 'grace', alias: 'grace', url: 'https://github.com/grace' },
  ]);
  assert.equal(second!.part.committers, []);
});

test('releases with the same name get unique names without slashes', () => {
  const releases = splitChangelog('CHANGELOG.md', '## a/b\n## a/b\n## a-b-1\r\n##\n');
  assert.equal(
    releases.map(({ path, part }) => [path, part.line]),
    [
      ['CHANGELOG.md#a-b', 1],
      ['CHANGELOG.md#a-b-1', 2],
      ['CHANGELOG.md#a-b-1-1', 3],
      ['CHANGELOG.md#', 4],
    ],
  );
});

test('a file without such headings has no releases', () => {
  assert.equal(splitChangelog('CHANGELOG.md', '# Changes\n\nNone yet.\n'), []);
});

test.run();
