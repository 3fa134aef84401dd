import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { componentNames } from '../../../../corpus/components.ts';
import type { BodyComponent } from '../../../../corpus/schema/body.ts';
import type { Marked, ParseOptions } from '../../../parse/document.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

function fence(meta: string, code: string, changes?: Partial<ParseOptions>): BodyComponent {
  const { body } = parseSource(`\`\`\`${meta}\n${code}\n\`\`\`\n`, parseOptions('mdx', changes));
  return body.children[0] as BodyComponent;
}

const tabs = ({ children }: BodyComponent) =>
  (children as BodyComponent[]).map(({ props, children: [block] }) => [
    props.value,
    props.label,
    (block as BodyComponent).props.code,
  ]);

test('commands for npm become tabs, one for each package manager', () => {
  const node = fence('bash npm2yarn', 'npm install --save-dev lectern\nnpm run build');
  assert.equal([node.name, node.props], ['Tabs', {}]);
  assert.equal(tabs(node), [
    ['npm', 'npm', 'npm install --save-dev lectern\nnpm run build'],
    ['yarn', 'Yarn', 'yarn add --dev lectern\nyarn build'],
    ['pnpm', 'pnpm', 'pnpm add --save-dev lectern\npnpm run build'],
  ]);
});

test('the older spelling also works, and a site sets the package managers and the tab group', () => {
  const node = fence('bash npm2yarn2pnpm', 'npm i x', { npm2yarn: { sync: true, converters: ['bun'] } });
  assert.equal(node.props, { groupId: 'npm2yarn' });
  assert.equal(tabs(node), [
    ['npm', 'npm', 'npm i x'],
    ['bun', 'Bun', 'bun add x'],
  ]);
});

test('the other options of such a fence apply to each tab', () => {
  const node = fence('bash npm2yarn title="Terminal" own', 'npm start');
  const blocks = (node.children as BodyComponent[]).map(({ children }) => (children[0] as BodyComponent).props);
  assert.equal(
    blocks.map(({ title, language, meta }) => [title, language, meta]),
    Array.from({ length: 3 }, () => ['Terminal', 'bash', 'own']),
  );
});

test('live code keeps its code, colours and title, and loses its marks', () => {
  const node = fence('jsx live title="Try it" {1} showLineNumbers', '<b>hi</b>');
  assert.is(node.name, 'LiveCode');
  const { tokens, ...props } = node.props;
  assert.equal(props, { code: '<b>hi</b>', language: 'jsx', title: 'Try it' });
  assert.type(tokens, 'string');
});

test('live code can call render itself', () => {
  assert.is(fence('jsx live noInline', 'render(<b/>)').props.noInline, true);
});

test('live code on a site with its own scope is rendered by one export that imports it', () => {
  const text = '```jsx live\n<b/>\n```\n\n```jsx live\n<i/>\n```\n';
  const { body, head } = parseSource(text, parseOptions('mdx', { liveScope: '@site/src/theme/ReactLiveScope' }));
  assert.equal(
    (body.children as Marked[]).map((node) => node.export),
    ['LiveCode', 'LiveCode'],
  );
  assert.equal(
    head.code?.imports.map(({ specifier, clause }) => [specifier, clause]),
    [
      ['lectern/client', '{ LiveCode }'],
      ['@site/src/theme/ReactLiveScope', 'ReactLiveScope'],
    ],
  );
  assert.equal(
    head.code?.exports.map(({ name, source }) => [name, source]),
    [
      [
        'LiveCode',
        'Object.assign((attributes) => <LiveCode {...attributes} scopeFrom={import.meta.url} />, { liveScope: ReactLiveScope })',
      ],
    ],
  );
});

test('a site that refuses code refuses components that run their content', () => {
  const texts = [
    '<LiveCode code="x()"/>',
    'import {LiveCode as L} from "lectern/client";\n\n<L code="x()"/>',
    'export const code = "x()";\n\n<LiveCode code={code}>text</LiveCode>',
    'Text <LiveCode code={props.code}/>',
  ];
  for (const text of texts) {
    const options = parseOptions('mdx', { code: 'refuse', components: ['LiveCode'] });
    const { body, head } = parseSource(text, options);
    assert.not.match(JSON.stringify(body), 'LiveCode', text);
    assert.equal(
      head.findings.map(({ rule }) => rule),
      ['code-refused'],
      text,
    );
  }
});

test('if a site refuses code, only live code is refused, because no other component runs its content', () => {
  for (const name of componentNames) {
    const given = ['code', 'value', 'values', 'scope', 'live', 'noInline', 'source', 'children'];
    const attributes = given.map((prop) => `${prop}="payload()"`).join(' ');
    const options = parseOptions('mdx', { code: 'refuse', components: [...componentNames] });
    const { body, head } = parseSource(`<${name} ${attributes}>text</${name}>`, options);
    const isRefused = head.findings.some(({ rule }) => rule === 'code-refused');
    assert.is(isRefused, name === 'LiveCode', name);
    assert.not.match(JSON.stringify(body), /"export"|LiveCode/, name);
    assert.is(head.code, undefined, `no code comes with ${name}`);
  }
});

test('a site that refuses code shows live code as a code block', () => {
  const { body, head } = parseSource('Text.\n\n```jsx live\n<b/>\n```\n', parseOptions('md', { code: 'refuse' }));
  assert.is((body.children[1] as BodyComponent).name, 'CodeBlock');
  assert.equal(
    head.findings.map(({ rule, at }) => [rule, at?.line, at?.column]),
    [['code-refused', 3, 1]],
  );
});

test('a fence in another language, or without the word live, is a code block', () => {
  assert.is(fence('python live', 'print(1)').name, 'CodeBlock');
  assert.is(fence('jsx', '<b/>').name, 'CodeBlock');
  assert.is(fence('jsx title="live"', '<b/>').name, 'CodeBlock');
});

test('a diagram keeps its source', () => {
  const { name, props } = fence('mermaid', 'graph LR\n  a --> b');
  assert.equal([name, props], ['Mermaid', { value: 'graph LR\n  a --> b' }]);
});

test('the language of a fence is one word of safe characters', () => {
  const languageOf = (first: string) => fence(first, 'x').props.language;
  assert.is(languageOf('js\u202e"><script>'), 'js');
  assert.is(languageOf('"><script>'), undefined);
  assert.equal(['C++', 'f#', 'objective-c', 'asp.net'].map(languageOf), ['c++', 'f#', 'objective-c', 'asp.net']);
});

test.run();
