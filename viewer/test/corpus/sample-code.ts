import type { BodyNode, CodeModule, DocPage, Json, Page, StandalonePage } from '../../../corpus/schema/index.ts';
import { c } from './nodes.ts';
import { sampleDoc } from './sample-corpus.ts';

/** The compiled imports of a code module: names from the modules that the viewer provides. */
const imports = `
const modules = globalThis[Symbol.for('lectern.modules')];
const { createContext, createElement: h, lazy, use, useContext, useEffect, useState } = modules.react;
const client = modules['lectern/client'];
`;

/** Name of a file in `assets/` → code module, as a bundler would write it. */
export const sampleModules: Record<string, string> = {
  'counter.js': `${imports}
    export function Counter({ from, children }) {
      const [count, setCount] = useState(from);
      useEffect(() => { document.body.dataset.count = String(count); }, [count]);
      return h('button', { className: 'counter', onClick: () => setCount(count + 1) }, children, ' ', count);
    }`,
  'shared.js': `${imports}
    export const Words = createContext('no words');`,
  'provider.js': `${imports}
    import { Words } from './shared.js';
    export const Provider = ({ words, children }) => h(Words, { value: words }, children);`,
  'consumer.js': `${imports}
    import { Words } from './shared.js';
    export const Consumer = () => h('p', { className: 'words' }, useContext(Words));`,
  'lazy.js': `${imports}
    const Late = lazy(() => import('./late.js'));
    export const Lazy = () => h(Late, { text: 'here at last' });`,
  'late.js': `${imports}
    export default function Late({ text }) {
      const [isGrown, setGrown] = useState(false);
      useEffect(() => void setTimeout(() => setGrown(true), 50), []);
      const below = isGrown && h('h2', { id: 'below', style: { marginTop: '200vh' } }, 'Below');
      return h('div', null, h('p', { className: 'late' }, text), below);
    }`,
  'crash.js': `${imports}
    export function Crash() {
      if (!globalThis.isHealed) throw new Error('The component broke.', { cause: new Error('A wire came loose.') });
      return h('p', { className: 'healed' }, 'It works.');
    }`,
  'chain.js': `import { part } from './part.js'; export const Chain = () => part;`,
  'part.js': `export const part = 'all parts are here';`,
  'home.js': `${imports}
    const Layout = modules['@theme/Layout'].default;
    export default function Home() {
      return h(Layout, { title: 'Welcome', description: 'A page of components.' }, h('main', null, h('h1', null, 'Home'), h(client.Link, { to: '/docs/intro', className: 'to-intro' }, 'Start')));
    }`,
  'no-default.js': 'export const Other = () => null;',
  'mode.js': `${imports}
    export function Mode() {
      const { colorMode, setColorMode } = client.useColorMode();
      return h('button', { className: 'mode', onClick: () => setColorMode('dark') }, colorMode);
    }`,
  'docs.js': `${imports}
    const { useVersions, useActiveDocContext } = modules['@docusaurus/plugin-content-docs/client'];
    export function Versions() {
      const { activeDoc, activeVersion, alternateDocVersions } = useActiveDocContext();
      const names = useVersions().map(({ name, docs }) => name + ' with ' + docs.length);
      return h('p', { className: 'versions' }, names.join(', ') + '; ' + activeVersion.label + ' ' + activeDoc.id + ' ' + Object.keys(alternateDocVersions));
    }`,
  'tabs.js': `${imports}
    export const Tabs = (props) => h(client.Tabs, { ...props, defaultValue: 'b' });`,
  'router.js': `${imports}
    const { useHistory, useLocation } = modules['@docusaurus/router'];
    export function Where() {
      const history = useHistory();
      return h('button', { className: 'where', onClick: () => history.push('/site/docs/installation') }, useLocation().pathname);
    }`,
  'head.js': `${imports}
    const Head = client.Head;
    export const WithHead = () => h(Head, null, h('title', null, 'Own title'), h('meta', { name: 'own', content: 'yes' }), h('html', { className: 'own-class', 'data-own': 'x' }));`,
  'outside.js': `${imports}
    const { createRoot } = modules['react-dom/client'];
    const Asking = () => { client.useColorMode(); return null; };
    export function Outside() {
      const [text, setText] = useState('');
      useEffect(() => { createRoot(document.createElement('div'), { onUncaughtError: ({ message }) => setText(message) }).render(h(Asking)); }, []);
      return h('p', { className: 'outside' }, text);
    }`,
  'styled.js': `${imports}
    export const Styled = () => h('p', { className: 'styled' }, 'styled');`,
  'styled.css': '.styled { color: rgb(1, 2, 3) } h1 { font-style: italic }',
};

/** Returns a body node that renders a component from a code module. */
export function fromModule(
  module: number,
  name: string,
  props: Record<string, Json> = {},
  ...children: (BodyNode | string)[]
): BodyNode {
  return { ...c(name, props, ...children), code: { module, export: name } };
}

/** Returns a doc that loads the given code modules, and uses their exports in its body. */
export function codeDoc(
  path: string,
  title: string,
  files: string[],
  children: BodyNode[],
  styles?: string[],
): DocPage {
  return sampleDoc(path, title, { code: codeOf(files, styles), body: { type: 'root', children } });
}

/** Returns a page that is a React component. */
export function reactPage(path: string, file: string): StandalonePage {
  const { $schema, format, frontMatter, tocLevels, unlisted } = sampleDoc(path, '');
  const page: BodyNode = { ...c('Page'), code: { module: 0, export: 'default' } };
  return {
    $schema,
    format,
    kind: 'page',
    path,
    title: 'Folio',
    metadata: { title: 'Folio' },
    context: { instance: 'default' },
    toc: [],
    tocLevels,
    unlisted,
    frontMatter,
    bare: true,
    code: codeOf([file]),
    body: { type: 'root', children: [page] },
  };
}

function codeOf(files: string[], styles: string[] = []): CodeModule[] {
  return files.map((file) => ({
    href: `/site/assets/${file}`,
    exports: [],
    ...(styles.length > 0 && { styles: styles.map((name) => `/site/assets/${name}`) }),
  }));
}

/** Returns pages that contain code. */
export function sampleCodePages(): Page[] {
  return [
    codeDoc('/site/docs/code/counter', 'Counter', ['counter.js'], [fromModule(0, 'Counter', { from: 3 }, 'Pressed')]),
    codeDoc(
      '/site/docs/code/context',
      'Context',
      ['provider.js', 'consumer.js'],
      [fromModule(0, 'Provider', { words: 'over two modules' }, fromModule(1, 'Consumer')), fromModule(1, 'Consumer')],
    ),
    codeDoc('/site/docs/code/lazy', 'Lazy', ['lazy.js'], [fromModule(0, 'Lazy')]),
    codeDoc('/site/docs/code/crash', 'Crash', ['crash.js'], [fromModule(0, 'Crash')]),
    codeDoc('/site/docs/code/chain', 'Chain', ['chain.js'], [fromModule(0, 'Chain')]),
    codeDoc('/site/docs/code/mode', 'Mode', ['mode.js'], [fromModule(0, 'Mode')]),
    codeDoc('/site/docs/code/versions', 'Versions', ['docs.js'], [fromModule(0, 'Versions')]),
    codeDoc(
      '/site/docs/code/tabs',
      'Tabs',
      ['tabs.js'],
      [
        fromModule(
          0,
          'Tabs',
          {},
          c('TabItem', { value: 'a', label: 'A' }, 'first'),
          c('TabItem', { value: 'b', label: 'B' }, 'second'),
        ),
      ],
    ),
    codeDoc('/site/docs/code/where', 'Where', ['router.js'], [fromModule(0, 'Where')]),
    codeDoc('/site/docs/code/head', 'Head', ['head.js'], [fromModule(0, 'WithHead')]),
    codeDoc('/site/docs/code/outside', 'Outside', ['outside.js'], [fromModule(0, 'Outside')]),
    codeDoc('/site/docs/code/styled', 'Styled', ['styled.js'], [fromModule(0, 'Styled')], ['styled.css']),
    reactPage('/site/welcome', 'home.js'),
    reactPage('/site/no-default', 'no-default.js'),
  ];
}
