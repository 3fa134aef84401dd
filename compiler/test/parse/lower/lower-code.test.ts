import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyComponent } from '../../../corpus/body.ts';
import type { ParseOptions } from '../../../parse/document.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

function fence(meta: string, code: string, changes?: Partial<ParseOptions>): BodyComponent {
  const { body } = parseSource(`\`\`\`${meta}\n${code}\n\`\`\`\n`, parseOptions('mdx', changes));
  return body.children[0] as BodyComponent;
}

const tabs = ({ children }: BodyComponent) =>
  (children as BodyComponent[]).map(({ props, children: [block] }) => [props.value, props.label, (block as BodyComponent).props.code]);

test('commands for npm become tabs, one for each package manager', () => {
  const node = fence('bash npm2yarn', 'npm install --save-dev lectern\nnpm run build');
  assert.equal([node.name, node.props], ['Tabs', {}]);
  assert.equal(tabs(node), [
    ['npm', 'npm', 'npm install --save-dev lectern\nnpm run build'],
    ['yarn', 'Yarn', 'yarn add --dev lectern\nyarn build'],
    ['pnpm', 'pnpm', 'pnpm add --save-dev lectern\npnpm run build'],
  ]);
});

test('the older spelling is read too, and a site chooses the package managers and whether tabs go together', () => {
  const node = fence('bash npm2yarn2pnpm', 'npm i x', { npm2yarn: { sync: true, converters: ['bun'] } });
  assert.equal(node.props, { groupId: 'npm2yarn' });
  assert.equal(tabs(node), [['npm', 'npm', 'npm i x'], ['bun', 'Bun', 'bun add x']]);
});

test('what else such a fence says holds for each of its tabs', () => {
  const node = fence('bash npm2yarn title="Terminal" own', 'npm start');
  const blocks = (node.children as BodyComponent[]).map(({ children }) => (children[0] as BodyComponent).props);
  assert.equal(blocks.map(({ title, language, meta }) => [title, language, meta]), Array(3).fill(['Terminal', 'bash', 'own']));
});

test('live code keeps its code, its look and its title, and loses its marks', () => {
  const node = fence('jsx live title="Try it" {1} showLineNumbers', '<b>hi</b>');
  assert.is(node.name, 'LiveCode');
  const { tokens, ...props } = node.props;
  assert.equal(props, { code: '<b>hi</b>', language: 'jsx', title: 'Try it' });
  assert.type(tokens, 'string');
});

test('live code may say that it renders by itself', () => {
  assert.is(fence('jsx live noInline', 'render(<b/>)').props.noInline, true);
});

test('what is not a language of React, or says nothing, is a block of code', () => {
  assert.is(fence('python live', 'print(1)').name, 'CodeBlock');
  assert.is(fence('jsx', '<b/>').name, 'CodeBlock');
  assert.is(fence('jsx title="live"', '<b/>').name, 'CodeBlock');
});

test('a diagram keeps its source', () => {
  const { name, props } = fence('mermaid', 'graph LR\n  a --> b');
  assert.equal([name, props], ['Mermaid', { value: 'graph LR\n  a --> b' }]);
});

test.run();
