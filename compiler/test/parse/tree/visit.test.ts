// Tests that a walk visits the same nodes in the same order as unist-util-visit.
import type { Node, Parent } from 'unist';
import { visit as reference } from 'unist-util-visit';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EXIT, SKIP, visit } from '../../../parse/tree/visit.ts';

type Named = Node & { name: string; children?: Named[] };

function node(name: string, ...children: Named[]): Named {
  return { type: name.startsWith('t') ? 'text' : 'box', name, ...(children.length > 0 && { children }) };
}

const tree = () => node('a', node('b', node('t1'), node('c', node('t2'))), node('d', node('t3')), node('t4'));

/** The actions that a visitor can take at a node. */
const actions: Record<string, (index: number, parent: Parent) => unknown> = {
  nothing: () => undefined,
  'skip b': () => SKIP,
  'exit c': () => EXIT,
  'again c': (index, parent) => {
    parent.children.splice(index, 1, node('t5') as never, node('e', node('t6')) as never);
    return index;
  },
  'pass d': (index) => index + 2,
  'skip to t4 at b': (index) => [SKIP, index + 2],
  'remove t1': (index, parent) => {
    parent.children.splice(index, 1);
    return [SKIP, index];
  },
};

function visited(walk: typeof visit, action: string, type?: string): string[] {
  const seen: string[] = [];
  const visitor = (each: Node, index: number | undefined, parent: Parent | undefined) => {
    const { name } = each as Named;
    seen.push(`${(parent as Named | undefined)?.name ?? ''}[${index ?? ''}] ${name}`);
    return action.endsWith(` ${name}`) ? actions[action]!(index!, parent!) : undefined;
  };
  if (type === undefined) walk(tree() as Node, visitor as never);
  else walk(tree() as Node, type, visitor as never);
  return seen;
}

test('visit calls the visitor for nodes before their children, for all nodes or one type', () => {
  assert.equal(
    visited(visit, 'nothing').map((line) => line.split(' ')[1]),
    ['a', 'b', 't1', 'c', 't2', 'd', 't3', 't4'],
  );
  assert.equal(
    visited(visit, 'nothing', 'text').map((line) => line.split(' ')[1]),
    ['t1', 't2', 't3', 't4'],
  );
});

for (const action of Object.keys(actions)) {
  test(`a walk continues like the library's walk: ${action}`, () => {
    assert.equal(visited(visit, action), visited(reference as never, action));
    assert.equal(visited(visit, action, 'text'), visited(reference as never, action, 'text'));
  });
}

test.run();
