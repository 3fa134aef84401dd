import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

const html = '<!-- truncate -->';
const jsx = '{/* truncate */}';

for (const [format, text, expected] of [
  ['md', `One.\n\nTwo.\n\n${html}\n\nThree.`, 2],
  ['md', 'One.\n\n<!--truncate-->\n\nTwo.', 1],
  ['mdx', `One.\n\n${jsx}\n\nTwo.`, 1],
  ['mdx', `One.\n\n${html}\n\nTwo.`, 1],
  ['md', `${html}\n\nOne.`, 0],
  ['md', `One ${html}\n\nTwo.`, 1],
  ['md', `\`${html}\`\n\nOne.\n\n${html}\n\nTwo.`, 2],
  ['md', `\`\`\`\n${html}\n\`\`\`\n\nOne.`, undefined],
  ['mdx', `\`${jsx}\`\n\n\`\`\`\n${jsx}\n\`\`\`\n\n${jsx}\n\nOne.`, 2],
  ['md', 'One.', undefined],
] as const) {
  test(`the excerpt of ${JSON.stringify(text)} in ${format} has ${expected ?? 'all'} nodes`, () => {
    const { head, body } = parseSource(text, parseOptions(format));
    const excerpt = body.children.slice(0, head.truncatedAt).filter((node) => node.type !== 'text');
    assert.is(head.truncatedAt === undefined ? undefined : excerpt.length, expected);
  });
}

test('a marker from the config ends the excerpt', () => {
  const { head } = parseSource(
    'One.\n\nread on below\n\nTwo.',
    parseOptions('md', { truncateMarker: 'read on below' }),
  );
  assert.is(head.truncatedAt, 1);
});

test.run();
