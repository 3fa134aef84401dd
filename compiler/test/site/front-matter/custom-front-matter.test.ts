import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as z from 'zod';
import type { Head } from '../../../parse/document.ts';
import { customFrontMatter, type FrontMatterSchema } from '../../../site/front-matter/custom-front-matter.ts';

function read(schema: FrontMatterSchema | undefined, frontMatter: Record<string, unknown>) {
  const places = Object.fromEntries(
    Object.keys(frontMatter).map((key, index) => [key, { line: index + 2, column: 1 }]),
  );
  const problems: string[] = [];
  const head = { frontMatter, frontMatterPlaces: places } as unknown as Head;
  const custom = customFrontMatter(schema, head, 'docs/a.md', (...found) => {
    for (const { place, message, hint } of found) problems.push(`:${place.line} ${message} (${hint})`);
  });
  return { custom, problems };
}

const schema = z.strictObject({
  owner: z.string(),
  level: z.enum(['beginner', 'expert']).default('beginner'),
  price: z.number().optional(),
  links: z.array(z.object({ weight: z.number() })).optional(),
});

/** A schema in the format of another library than zod. */
function otherSchema(validate: FrontMatterSchema['~standard']['validate']): FrontMatterSchema {
  return { '~standard': { version: 1, vendor: 'other', validate } };
}

test('the schema returns the custom values of a page, with defaults', () => {
  const { custom, problems } = read(schema, { title: 'A page', tags: ['a'], owner: 'docs' });
  assert.equal(problems, []);
  assert.equal(custom, { owner: 'docs', level: 'beginner' });
});

test('without a schema, a page has no custom values', () => {
  assert.equal(read(undefined, { owner: 1 }), { custom: undefined, problems: [] });
});

test('numbers that kept their spelling are numbers if the schema expects numbers', () => {
  const { custom } = read(schema, { owner: '4.10', price: '4.10', links: [{ weight: '1.0' }] });
  assert.equal(custom, { owner: '4.10', level: 'beginner', price: 4.1, links: [{ weight: 1 }] });
});

test('each violation is reported at its key', () => {
  const { custom, problems } = read(schema, { level: 'exprt', onwer: 'docs', price: 'much', links: [{}] });
  assert.is(custom, undefined);
  assert.equal(problems, [
    ':1 "owner" is missing: expected text (add "owner")',
    ':2 "level" is "exprt": expected "beginner" or "expert" (write "beginner" or "expert")',
    ':4 "price" is "much": expected a number, not text (write a number, without quotes)',
    ':5 "links[0].weight" is missing: expected a number (add "weight")',
    ':3 "onwer" is "docs": there is no key with this name (did you mean "owner"?)',
  ]);
});

test('a schema can narrow keys that Lectern reads', () => {
  const { problems } = read(z.object({ description: z.string().max(5, 'expected 5 characters') }), {
    description: 'too long',
  });
  assert.equal(problems, [':2 "description" is "too long": expected 5 characters (write 5 characters)']);
});

test('any library with Standard Schema works, and a path may contain objects', () => {
  const path = [{ key: 'a' }, 0];
  const failing = otherSchema(() => ({ issues: [{ message: 'expected a day', path }] }));
  assert.equal(read(failing, { a: ['x'] }).problems, [':2 "a[0]" is "x": expected a day (write a day)']);
  assert.equal(
    read(
      otherSchema((value) => ({ value: value as object as never })),
      { a: 1 },
    ).custom,
    { a: 1 },
  );
});

test('a schema that throws or is asynchronous is reported', () => {
  const throwing = otherSchema(() => {
    throw new Error('no');
  });
  assert.match(read(throwing, {}).problems[0]!, /the schema of the front matter throws: no/);
  assert.match(
    read(
      otherSchema(async () => ({ value: {} })),
      {},
    ).problems[0]!,
    /the schema is asynchronous/,
  );
});

test('the values of a schema become JSON, and the front matter is not modified', () => {
  const day = z.object({ day: z.coerce.date(), list: z.array(z.number()) });
  const frontMatter = { day: '2026-01-02', list: ['1.0'] };
  assert.equal(read(day, frontMatter).custom, { day: '2026-01-02T00:00:00.000Z', list: [1] });
  assert.equal(frontMatter, { day: '2026-01-02', list: ['1.0'] });
});

test.run();
