import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codeMessages } from '../../translations/code-messages.ts';
import { parseOptions } from '../parse/options.ts';

async function read(text: string, known?: ['Translate']) {
  const { messages, findings } = await codeMessages(text, parseOptions('react'), known);
  return {
    texts: messages.map(([id, { message, description }]) =>
      [id, message, description].filter((part) => part !== undefined).join(' | '),
    ),
    problems: findings.map(
      ({ severity, rule, at, message }) => `${severity} ${rule} ${at?.line}:${at?.column}: ${message}`,
    ),
  };
}

const from = "import Translate, { translate } from '@docusaurus/Translate';\n";

test('messages of calls and elements are found with id and description; without an id, the message is the id', async () => {
  const { texts, problems } = await read(`${from}
    export default function Home({ name }: { name: string }) {
      const label: string = translate({ id: 'a', message: 'Hello {name}', description: 'Above all' }, { name });
      translate({ message: 'Just this' });
      translate({ id: 'only.id' });
      return <>
        <Translate id="b" description="The heading">Welcome</Translate>
        <Translate values={{ name: <b>{name}</b> }}>{'Said by {name}'}</Translate>
        <Translate id="c" />
        <p title={translate({ id: 'd', message: 'In an attribute' })} />
      </>;
    }`);
  assert.equal(problems, []);
  assert.equal(texts, [
    'a | Hello {name} | Above all',
    'Just this | Just this',
    'only.id | only.id',
    'b | Welcome | The heading',
    'Said by {name} | Said by {name}',
    'c | c',
    'd | In an attribute',
  ]);
});

test('the message of an element equals its text in React: joined lines and decoded entities', async () => {
  const { texts } = await read(`${from}export const a = <Translate>
      Hello  you
      &amp; me
    </Translate>;`);
  assert.equal(texts, ['Hello  you & me | Hello  you & me']);
});

test('an expression of constants is a constant', async () => {
  const { texts, problems } = await read(`${from}
    const start = 'home';
    export const idOfTitle = \`\${start}.title\`;
    translate({ id: idOfTitle, message: 'One ' + 'text' });`);
  assert.equal([texts, problems], [['home.title | One text'], []]);
});

test('messages that are only known at run time are reported with their locations', async () => {
  const { texts, problems } = await read(`${from}export function A({ id, text, all }) {
  translate({ id });
  translate({ id: 'x', message: text });
  translate(all);
  translate({ ...all, id: 'x' });
  return (
    <p>
      <Translate id="y">{text}</Translate>
      <Translate>One <b>two</b></Translate>
      <Translate />
    </p>
  );
}`);
  assert.equal(texts, []);
  const saying = (call: string, what: string) =>
    `the text of this ${call} is not in the translation files: ${what} is known only at run time`;
  assert.equal(problems, [
    `warning dynamic-translation 3:3: ${saying('translate()', 'its id')}`,
    `warning dynamic-translation 4:3: ${saying('translate()', 'its message')}`,
    `warning dynamic-translation 5:3: ${saying('translate()', 'its argument')}`,
    `warning dynamic-translation 6:3: ${saying('translate()', 'its argument')}`,
    `warning dynamic-translation 9:7: ${saying('<Translate>', 'its message')}`,
    `warning dynamic-translation 10:7: ${saying('<Translate>', 'its message')}`,
    `warning dynamic-translation 11:7: ${saying('<Translate>', 'its message')}`,
  ]);
});

test('imported names count by their module, even if they are renamed', async () => {
  assert.equal(
    (
      await read(`import { translate as t, Translate as T } from 'lectern/client';
        import { translate } from './geometry';
        t({ id: 'a', message: 'A' });
        translate({ x: 1 });
        export const b = <T id="b">B</T>;`)
    ).texts,
    ['a | A', 'b | B'],
  );
  assert.equal((await read("const translate = () => {}; translate('x');")).texts, []);
  assert.equal((await read("export const A = () => <Translate id='a'>A</Translate>;", ['Translate'])).texts, ['a | A']);
});

test('comments and strings are not code', async () => {
  const { texts } = await read(`${from}// translate({ id: 'a' });
    const sample = "<Translate id='b'>B</Translate>";
    /* <Translate>C</Translate> */`);
  assert.equal(texts, []);
});

test('invalid code is reported with its location', async () => {
  const { texts, problems } = await read(`${from}\ntranslate({ id: 'a' };`);
  assert.equal(texts, []);
  assert.is(problems.length, 1);
  assert.match(problems[0]!, /^error broken-module 3:\d+: this code can't be bundled: /);
});

test.run();
