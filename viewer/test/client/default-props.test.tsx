import { Component, type ReactElement, type ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { modules } from '../../client/modules.ts';

type Make = (type: unknown, props: object | null) => ReactElement<Record<string, unknown>>;

function Box({ padding }: { padding?: string[] }): ReactNode {
  return padding?.join();
}
Box.defaultProps = { padding: ['all'], wide: true };

class Old extends Component<{ size?: number }> {
  static defaultProps = { size: 3 };
  override render(): ReactNode {
    return this.props.size;
  }
}

for (const [module, name] of [
  ['react/jsx-runtime', 'jsx'],
  ['react/jsx-runtime', 'jsxs'],
  ['react/jsx-dev-runtime', 'jsxDEV'],
  ['react', 'createElement'],
] as const)
  test(`${name}: code of a site that was written for React 18 has the default properties of its functions`, () => {
    const make = modules[module]![name] as Make;
    assert.equal(make(Box, { wide: false }).props, { padding: ['all'], wide: false });
    assert.equal(make(Box, { padding: undefined }).props, { padding: ['all'], wide: true });
    assert.equal(make(Old, {}).props.size ?? 3, 3);
    assert.equal(make('b', { title: 'x' }).props, { title: 'x' });
  });

test('the default export of React makes elements in the same way', () => {
  const { createElement } = modules.react!.default as { createElement: Make };
  assert.equal(createElement(Box, null).props, { padding: ['all'], wide: true });
});

test.run();
