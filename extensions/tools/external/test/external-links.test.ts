import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { externalLinks } from '../external-links.ts';
import type { CheckedLink } from '../../../../compiler/index.ts';

const link = (url: string, line: number): CheckedLink => ({ kind: 'link', url, line, column: 1 });

function found(
  urls: string[],
  options = { ignore: [] as string[], local: false, anchors: true },
): [string, number[]][] {
  const documents = [{ path: 'docs/a.md', links: urls.map((url, index) => link(url, index + 1)) }];
  const links = externalLinks(documents, [], options, ['198.51.100.7']);
  return [...links].map(([url, places]) => [url, places.map(({ place: { line } }) => line!)]);
}

test('an address is requested once for all parts of its page, and reported at all its locations', () => {
  assert.equal(found(['https://a.org/x#one', './b.md', 'https://a.org/x', '//a.org/y', 'mailto:a@b.org']), [
    ['https://a.org/x', [1, 3]],
    ['https://a.org/y', [4]],
  ]);
});

test('local, reserved and ignored addresses are not requested', () => {
  const local = [
    'http://localhost:3000/',
    'http://0xc6336407/',
    'http://127.0.0.1/',
    'https://docs.example/',
    'http://box/',
    'https://example.com/a',
  ];
  assert.equal(found(local), []);
  assert.is(found(local, { ignore: [], local: true, anchors: true }).length, 6);
  assert.equal(
    found(['https://a.org/login', 'https://a.org/x'], { ignore: ['https://a.org/log*'], local: false, anchors: true }),
    [['https://a.org/x', [2]]],
  );
});

test('an id is checked without a following text fragment', () => {
  const urls = [
    'https://a.org/x#part:~:text=a',
    'https://a.org/y#:~:text=a=b',
    'https://a.org/z#a=b',
    'https://a.org/w#L3',
  ];
  const written = urls.map((url, index) => link(url, index + 1));
  const options = { ignore: [], local: false, anchors: true };
  const links = externalLinks([{ path: 'docs/a.md', links: written }], [], options, []);
  assert.equal(
    [...links.values()].map(([first]) => first!.anchor),
    ['part', undefined, undefined, undefined],
  );
});

test.run();
