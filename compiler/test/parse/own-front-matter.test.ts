import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chosenFrontMatter, readByFunction, type FrontMatterFunction } from '../../parse/own-front-matter.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from './options.ts';

const text = '---\ntitle: Tides\ndate: 2024-05-06\n---\n\n# A\n\nText.\n';
const read = (call: FrontMatterFunction, of = text) => readByFunction(call, of, '/site/docs/a.md');

test('a function gets the path, the source and the default parser', async () => {
  const calls: unknown[] = [];
  await read(async (call) => {
    calls.push([call.filePath, call.fileContent, await call.defaultParseFrontMatter(call)]);
    return call.defaultParseFrontMatter(call);
  });
  const otherwise = { frontMatter: { title: 'Tides', date: '2024-05-06' }, content: '# A\n\nText.' };
  assert.equal(calls, [['/site/docs/a.md', text, otherwise]]);
});

test('a function that returns the default result leaves the document unchanged', async () => {
  assert.equal(await read((call) => call.defaultParseFrontMatter(call)), { text });
});

test('a function can add and remove keys, and the other keys keep their locations', async () => {
  const result = await read(async (call) => {
    const { frontMatter, content } = await call.defaultParseFrontMatter(call);
    delete frontMatter.title;
    return { frontMatter: { ...frontMatter, at: new Date('2024-05-06'), gone: undefined, tags: ['sea'] }, content };
  });
  const values = { date: '2024-05-06', at: '2024-05-06', tags: ['sea'] };
  assert.equal(result, { text, frontMatter: { values, lines: 4 } });
  const { places, findings } = chosenFrontMatter(text, { values, lines: 4 });
  assert.equal([Object.keys(places), places.date?.line, findings], [['date'], 3, []]);
});

test('front matter in another language keeps its lines, so locations below it are correct', async () => {
  const toml = '+++\ntitle = "Tides"\n+++\n\n[to nowhere]()\n';
  const result = await read(({ fileContent }) => {
    const [, title, content] = /^\+\+\+\ntitle = "(.*)"\n\+\+\+\n([^]*)$/.exec(fileContent)!;
    return { frontMatter: { title }, content: content!.trim() };
  }, toml);
  assert.equal(result, { text: toml, frontMatter: { values: { title: 'Tides' }, lines: 3 } });
  const { head } = parseSource(toml, parseOptions('md', { frontMatter: { values: { title: 'Tides' }, lines: 3 } }));
  assert.is(head.frontMatter.title, 'Tides');
  assert.equal(
    head.findings.map(({ rule, at }) => [rule, at?.line]),
    [['empty-link', 5]],
  );
  assert.not.match(JSON.stringify(head.outline), '+++');
});

test('content that a function changes keeps its position below the front matter', async () => {
  const result = await read(async (call) => {
    const { frontMatter, content } = await call.defaultParseFrontMatter(call);
    return { frontMatter, content: content.replace('Text', 'Words') };
  });
  assert.is((result as { text: string }).text, text.replace('Text', 'Words').trimEnd());
});

test('the parser reports an error in YAML with its location', async () => {
  const broken = '---\ntitle: [a\n---\n\nText.\n';
  assert.equal(await read((call) => call.defaultParseFrontMatter(call), broken), { text: broken });
});

test('a function that throws, or returns an invalid result, gives a reason', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const reasons = await Promise.all(
    [
      () => {
        throw new Error('no title');
      },
      () => undefined,
      () => ({ frontMatter: {} }),
      () => ({ frontMatter: circular, content: '' }),
    ].map((call) => read(call)),
  );
  assert.equal(
    reasons.map((result) => ('reason' in result ? result.reason.slice(0, 30) : '')),
    [
      'the function throws: no title',
      'the function did not return an',
      'the function did not return an',
      'the result of the function is ',
    ],
  );
});

test.run();
