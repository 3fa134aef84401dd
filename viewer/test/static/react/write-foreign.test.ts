// Renders trees with all features of React that code of a site can use. The HTML must equal the output of React.
import {
  Children, Component, createContext, createElement as h, forwardRef, Fragment, lazy, memo, StrictMode, Suspense, use,
  useDeferredValue, useId, useMemo, useReducer, useRef, useState, useSyncExternalStore, useTransition,
  type ComponentType, type ReactNode,
} from 'react'; // prettier-ignore
import { prerender } from 'react-dom/static.edge';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Unlike } from '../../../static/react/hooks.ts';
import { Part, PartError } from '../../../static/react/part.tsx';
import { renderForeign } from '../../../static/react/write-html.ts';

async function byReact(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { progressiveChunkSize: Infinity });
  return (await new Response(prelude).text()).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

const Tide = createContext('low');
const Id = ({ children }: { children?: ReactNode }) => h('i', { id: useId() }, children);
class Boat extends Component<{ name?: string; size?: number }, { name?: string; seen?: number }> {
  static defaultProps = { size: 3 };
  static override contextType = Tide;
  static getDerivedStateFromProps = ({ size }: { size?: number }) => ({ seen: size! + 1 });
  override state = { name: this.props.name ?? 'Petrel' };
  override render() {
    return h('b', null, this.state.name, this.props.size, (this.state as { seen?: number }).seen, String(this.context));
  }
}
const Hooks = () => {
  const [count] = useState(() => 2);
  const [sum] = useReducer(
    (a: number) => a,
    3,
    (given) => given * 2,
  );
  const text = useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'server',
  );
  const [isPending] = useTransition();
  return h(
    'p',
    null,
    count,
    sum,
    useMemo(() => 'm', []),
    useRef('r').current,
    text,
    useDeferredValue('d'),
    isPending,
  );
};
const Later = lazy(async () => ({ default: () => h('u', null, 'later') }));
const promise = Promise.resolve('kept');
const Waiting = () => h('s', null, use(promise), use(Tide));
const Ref = forwardRef<HTMLElement, { label: string }>(({ label }, ref) => h('em', { ref, title: label }, useId()));

const rendered: Record<string, () => ReactNode> = {
  'texts beside each other': () => ['a', 'b', 1, 2n, true, null, undefined, '', h('b', { key: 'c' }), 'c & <d>'],
  'what can be iterated': () => [new Set(['a', 'b']), Children.toArray(['x', h(Id, { key: 'y' })])],
  'ids in lists, fragments and components': () =>
    h(Fragment, null, h(Id), [h(Id, { key: 1 }), h(Id, { key: 2 }, h(Id))], h(StrictMode, null, h('p', null, h(Id)))),
  'classes, with context and derived state': () =>
    h(Tide, { value: 'high' }, h(Boat), h(Boat, { name: 'Tern', size: 1 })),
  'providers and consumers': () =>
    h(
      Tide.Provider,
      { value: 'spring' },
      h(Tide.Consumer, { children: (tide: string) => h('b', null, tide) }),
      h(Waiting),
    ),
  'memo, refs and ids in them': () => h('div', null, h(memo(Id)), h(Ref, { label: 'x' }), h(memo(Ref), { label: 'y' })),
  hooks: () => h(Hooks),
  'what comes later': () => h(Suspense, { fallback: 'wait' }, 'a', h(Later), h(Waiting), 'b'),
  attributes: () =>
    h('div', {
      className: 'a', htmlFor: 'b', tabIndex: 0, hidden: true, 'aria-hidden': false, 'data-x': true, spellCheck: false,
      style: { marginTop: 4, lineHeight: 2, '--own': 3, WebkitLineClamp: 2, msTransform: 'x', color: undefined, opacity: 0 },
      onClick: () => {}, title: '"<&\'>', suppressHydrationWarning: true, unknown: true, other: 'x', download: true,
    }), // prettier-ignore
  'drawings with a label': () =>
    h('svg', { viewBox: '0 0 1 1', strokeWidth: 2, xlinkHref: '#a' }, h('title', null, 'A'), h('path', { d: 'M0' })),
  forms: () =>
    h('form', null,
      h('select', { defaultValue: 'b' }, h('option', null, 'a'), h('option', { value: 'b' }, 'B')),
      h('input', { type: 'checkbox', defaultChecked: true, disabled: false }),
      h('textarea', { defaultValue: 'x' }), h('pre', null, '\n a'), h('button', { type: 'submit' }, 'c')), // prettier-ignore
  'HTML as it is': () => h('div', { dangerouslySetInnerHTML: { __html: '<b>x</b>' } }),
  pictures: () => h('p', null, h('img', { src: '/a.png', srcSet: '/b.png 2x', alt: '' }), h('br')),
};

for (const [name, render] of Object.entries(rendered))
  test(`${name} are written as React writes them`, async () => {
    assert.is((await renderForeign(render())).html, await byReact(render()));
  });

class Early extends Component {
  override UNSAFE_componentWillMount() {}
  override render() {
    return 'early';
  }
}
const Restless: ComponentType = () => {
  const [count, setCount] = useState(0);
  if (count === 0) setCount(1);
  return count;
};
const Careful: ComponentType = () => {
  try {
    return h(Fragment, null, Restless({}) as ReactNode);
  } catch {
    return 'nothing';
  }
};

const left: Record<string, () => ReactNode> = {
  'a title of the document': () => h('title', null, 'A'),
  'a style sheet': () => h('link', { rel: 'stylesheet', href: '/a.css', precedence: 'low' }),
  'an element of its own': () => h('my-boat', { someThing: 1 }),
  'a form that leads to a function': () => h('form', { action: () => {} }),
  'a script in an address': () => h('a', { href: 'java\nscript:alert(1)' }),
  'several choices': () => h('select', { multiple: true, defaultValue: ['a'] }),
  'state that is changed while it is drawn': () => h(Restless),
  'the same in a component that goes on': () => h(Careful),
  'what is done before a class is drawn': () => h(Early),
};

for (const [name, render] of Object.entries(left))
  test(`${name} is left to React`, async () => {
    const error = await renderForeign(render()).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    assert.instance(error, Unlike);
  });

test('an error names the innermost part around it, and contexts are restored', async () => {
  const Broken = () => {
    throw new ReferenceError('window is not defined');
  };
  const inner = h(Part, { part: { of: 'slot', name: 'Footer' } }, h(Tide, { value: 'high' }, h(Broken)));
  const error = await renderForeign(h(Part, { part: { of: 'slot', name: 'Layout' } }, h('div', null, inner))).then(
    () => undefined,
    (reason: unknown) => reason as PartError,
  );
  assert.instance(error, PartError);
  assert.equal(error!.part, { of: 'slot', name: 'Footer' });
  assert.is((await renderForeign(h(Waiting))).html, '<s>kept<!-- -->low</s>');
});

test.run();
