// Tests pages whose code runs during a compile, so that their HTML contains its output.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeText } from '../../diagnostics/format.ts';
import { inspect } from '../../inspect.ts';
import { openSession } from '../../session.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const config = (more = {}) => ({
  'lectern.config.json': JSON.stringify({
    title: 'Harbour',
    docs: {},
    pages: { path: 'pages', routeBasePath: '/' },
    search: false,
    ...more,
  }),
  // Creates the pages folder. A file that starts with `_` adds no page.
  'pages/_notes.md': '',
});
const home = `
import { useState } from 'react';
import { Layout, useSite } from 'lectern/client';

export default function Home() {
  const [count] = useState(6 * 7);
  const { title } = useSite();
  return <Layout title="Home"><h1>{title} has {count} boats</h1></Layout>;
}
`;
const good = {
  'pages/index.tsx': home,
  'docs/index.mdx': 'import { Boat } from \'./boat.jsx\';\n\n# Boats\n\n<Boat name="Petrel">A *fast* one.</Boat>\n',
  'docs/boat.jsx':
    'export const Boat = ({ name, children }) => <section><b>The {name.toUpperCase()}</b>{children}</section>;\n',
};

let site: TempFolder;
test.before.each(() => {
  site = tempFolder();
});
test.after.each(() => site.remove());

const read = (file: string) => readFileSync(path.join(site.dir, 'dist', file), 'utf8');
const textOf = (file: string) =>
  read(file)
    .replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const problems = (
  diagnostics: readonly { rule: string; severity: string; place: { path: string }; message: string }[],
) => diagnostics.map(({ rule, severity, place, message }) => `${place.path} ${severity} ${rule}: ${message}`);

test('the head of a page contains tags that its code sets, even if computed at run time', async () => {
  const page = (head: string) =>
    `import Head from '@docusaurus/Head';\nimport { Layout } from 'lectern/client';\nconst name = ['Ebb', 'Flow'].join(' & ');\nexport default () => ${head};\n`;
  site.write({
    ...config(),
    'docs/index.md': '# Boats\n',
    'pages/tide.jsx': page('<Layout title={name} description={`Of ${name}`}><h1>{name}</h1></Layout>'),
    'pages/moon.jsx': page('<Layout title={name}><Head><title>Moon {name}</title></Head><h1>Moon</h1></Layout>'),
  });
  const { diagnostics } = await compile(site.dir);
  assert.equal(diagnostics, []);
  const tags = (file: string) =>
    read(file).match(/<title>.*?<\/title>|<meta (?:property="og:title"|name="description") content="[^"]*"/g);
  assert.equal(tags('tide/index.html'), [
    '<title>Ebb &amp; Flow | Harbour</title>',
    '<meta name="description" content="Of Ebb &amp; Flow"',
    '<meta property="og:title" content="Ebb &amp; Flow | Harbour"',
  ]);
  assert.is(tags('moon/index.html')![0], '<title>Moon Ebb &amp; Flow</title>');
  // Without a title, the file name is the title.
  assert.is(tags('docs/index.html')![0], '<title>Boats | Harbour</title>');
});

test('the HTML of a page contains the output of its code, around its content', async () => {
  site.write({ ...config(), ...good });
  const { diagnostics } = await compile(site.dir);
  assert.equal(diagnostics, []);
  assert.match(textOf('index.html'), 'Harbour has 42 boats');
  assert.match(textOf('docs/index.html'), 'The PETREL A fast one.');
  assert.match(read('docs/index.html'), '"isCodeDrawn":true');
});

test('with prerender: "data" no code of a page runs, and the HTML contains its content instead', async () => {
  site.write({ ...config({ prerender: 'data' }), ...good });
  await compile(site.dir);
  assert.not.match(textOf('index.html'), 'boats');
  assert.match(textOf('docs/index.html'), 'A fast one.');
  assert.not.match(textOf('docs/index.html'), 'PETREL');
});

const withoutWindow = 'ReferenceError: window is not defined';

const fragile = {
  'docs/index.mdx': "import { Wide } from './wide.jsx';\n\n# Wide\n\nBefore. <Wide>Inside.</Wide>\n",
  'docs/wide.jsx': 'export const Wide = ({ children }) => <b>{window.innerWidth}{children}</b>;\n',
  'docs/calm.md': '# Calm\n',
};

test('code that needs a browser is reported at its own line, and the HTML contains its content instead', async () => {
  site.write({ ...config(), ...fragile });
  const { diagnostics, published, failedPages } = await compile(site.dir);
  assert.is(failedPages, 1);
  assert.equal(problems(diagnostics), [
    `docs/wide.jsx warning prerender-failed: "Wide" failed to render, so the HTML lacks its output: ${withoutWindow}`,
  ]);
  assert.ok(published);
  assert.match(textOf('docs/index.html'), 'Before. Inside.');
});

/** Formats diagnostics with related locations: `docs/wide.jsx:1:49 ReferenceError… < docs/index.mdx:5:9`. */
const placed = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ place, message, related = [] }) =>
    [`${placeText(place)} ${message}`, ...related.map((each) => `${placeText(each)} ${each.message}`)].join(' < '),
  );

const broken = {
  'src/theme/Footer.jsx': "import { width } from '../width.ts';\nexport default () => <p>{width()}</p>;\n",
  'src/width.ts': 'type Pixels = number;\n\nexport function width(): Pixels {\n  return window.innerWidth;\n}\n',
  'node_modules/chart/package.json': '{ "name": "chart", "version": "1.0.0", "main": "main.js" }',
  'node_modules/chart/main.js':
    'const draw = (depth, options) => (depth > 0 ? draw(depth - 1, options) : options.axis.x);\nexports.draw = draw;\n',
  'src/Chart.jsx':
    "import { draw } from 'chart';\n\nexport default function Chart() {\n  return <b>{draw(20, {})}</b>;\n}\n",
  'src/Wide.jsx': "import { width } from './width.ts';\nexport const Wide = () => <b>{width()}</b>;\n",
  'src/Late.jsx': "export const Late = () => {\n  setTimeout(() => {\n    throw new Error('late');\n  });\n};\n",
  'docs/disabled.mdx':
    "import { Wide } from '@site/src/Wide.jsx';\n\n{/* lectern-disable-next-line prerender-failed */}\n<Wide/>\n",
  'pages/index.jsx': "export default function Home() {\n  throw new Error('no home');\n}\n",
  ...Object.fromEntries(
    ['a', 'b'].map((name) => [
      `docs/${name}.mdx`,
      "import { Wide } from '@site/src/Wide.jsx';\nimport Chart from '@site/src/Chart.jsx';\n" +
        "import { Late } from '@site/src/Late.jsx';\n\n<Wide/>\n\n<Chart/>\n\n<Late/>\n\n{[1].map((each) => each.a.b)}\n",
    ]),
  ),
};

test('check, compile and watch report an error once, at the line that throws, with the pages', async () => {
  site.write({ ...config(), ...broken });
  const onPage = 'the HTML of this page lacks the output of its code';
  const noProperty = (name: string) => `TypeError: Cannot read properties of undefined (reading '${name}')`;
  const expected = [
    `docs/a.mdx:11:1 ${onPage}, "Expression": ${noProperty('b')}`,
    `docs/b.mdx:11:1 ${onPage}, "Expression": ${noProperty('b')}`,
    `pages/index.jsx:2:9 ${onPage}: Error: no home`,
    `src/Chart.jsx:4:14 "Chart" failed to render, so the HTML lacks its output: ${noProperty('x')} (on 2 pages) < docs/a.mdx:7:1 the error occurs on this page < docs/b.mdx:7:1 the error occurs on this page`,
    'src/Late.jsx:3:11 this code failed after the HTML was rendered: Error: late (on 2 pages) < docs/a.mdx:1:1 the error occurs on this page < docs/b.mdx:1:1 the error occurs on this page',
    `src/width.ts:4:3 "Wide" failed to render, so the HTML lacks its output: ${withoutWindow} (on 2 pages) < docs/a.mdx:5:1 the error occurs on this page < docs/b.mdx:5:1 the error occurs on this page`,
    `src/width.ts:4:3 the HTML of pages lacks the theme part "Footer", which failed to render: ${withoutWindow} < src/theme/Footer.jsx:1:1 the error occurs in this part of the theme`,
  ];
  assert.equal(placed((await inspect(site.dir, { rehearse: true })).diagnostics), expected);
  assert.equal(placed((await compile(site.dir)).diagnostics), expected);
  const session = await openSession(site.dir, {});
  try {
    assert.equal(placed((await session.compile()).diagnostics), expected);
  } finally {
    await session.close();
  }
});

test('all errors of rendering are reported if they fail the compile, and it succeeds once they are fixed', async () => {
  site.write({ ...config({ onPrerenderError: 'throw' }), ...fragile, 'pages/index.jsx': broken['pages/index.jsx'] });
  const session = await openSession(site.dir, {});
  try {
    const { diagnostics, published } = await session.compile();
    assert.equal([diagnostics.map(({ severity }) => severity), published], [['error', 'error'], false]);
    site.write({ 'docs/wide.jsx': 'export const Wide = () => <b>wide</b>;\n', 'pages/index.jsx': home });
    assert.ok((await session.compile()).published);
    assert.match(textOf('docs/index.html'), 'Before. wide');
  } finally {
    await session.close();
  }
});

test('HTML that browsers would parse differently is reported, and not published', async () => {
  site.write({
    ...config(),
    'docs/index.mdx': "import { Box } from './box.jsx';\n\n# Boxes\n\nHere is <Box>one</Box>.\n",
    'docs/box.jsx': 'export const Box = ({ children }) => <div className="box">{children}</div>;\n',
  });
  const { diagnostics } = await compile(site.dir);
  assert.equal(problems(diagnostics), [
    'docs/index.mdx warning prerender-failed: the HTML of this page lacks the output of its code, "Box": HTML does not allow <div> at this location',
  ]);
  assert.match(diagnostics[0]!.hint!, /^nest elements as HTML allows/);
  assert.not.match(read('docs/index.html'), 'class="box"');
});

test('render errors fail the compile or are ignored, depending on the config', async () => {
  site.write({ ...config({ onPrerenderError: 'throw' }), ...fragile });
  const { diagnostics, published } = await compile(site.dir);
  assert.match(problems(diagnostics).join('\n'), /^docs\/wide\.jsx error prerender-failed: /);
  assert.is(published, false);
  site.write(config({ onPrerenderError: 'ignore' }));
  assert.equal((await compile(site.dir)).diagnostics, []);
});

test('a strict compile publishes nothing when a page cannot be rendered, and the last output stays', async () => {
  site.write({ ...config(), 'docs/index.md': '# Calm\n' });
  assert.ok((await compile(site.dir, { strict: true })).published);
  rmSync(path.join(site.dir, 'docs/index.md'));
  site.write(fragile);
  const { diagnostics, published } = await compile(site.dir, { strict: true });
  assert.equal(
    diagnostics.map(({ rule, severity }) => `${severity} ${rule}`),
    ['warning prerender-failed'],
  );
  assert.is(published, false);
  assert.match(textOf('docs/index.html'), 'Calm');
});

test('a check reports what a compile reports while it renders', async () => {
  for (const onPrerenderError of ['warn', 'throw', 'ignore']) {
    site.write({ ...config({ onPrerenderError }), ...fragile });
    const checked = await inspect(site.dir, { rehearse: true });
    assert.not.ok(existsSync(path.join(site.dir, 'dist')), 'a check writes no output');
    const compiled = await compile(site.dir);
    assert.equal(problems(checked.diagnostics), problems(compiled.diagnostics), onPrerenderError);
    rmSync(path.join(site.dir, 'dist'), { recursive: true, force: true });
  }
});

test('a check finds the errors of code that reads the corpus while it is rendered', async () => {
  site.write({
    ...config(),
    'docs/index.mdx': "import { Count } from './count.jsx';\n\n# Boats\n\n<Count/>\n",
    'docs/count.jsx':
      "import { useVersions } from 'lectern/client';\nexport const Count = () => { throw new Error(`${useVersions().length} version`); };\n",
  });
  const { diagnostics } = await inspect(site.dir, { rehearse: true });
  assert.match(problems(diagnostics).join('\n'), 'Error: 1 version');
});

test('a page that crashes on a field of the config fails the compile, which names the page', async () => {
  const page = {
    'docs/index.md': '# Boats\n',
    'pages/crash.jsx':
      "import { useSite } from 'lectern/client';\nexport default () => {\n  if (useSite().customFields.crashTest) throw new Error('The pump stopped.');\n  return <h1>Afloat</h1>;\n};\n",
  };
  site.write({ ...config({ onPrerenderError: 'throw', customFields: { crashTest: true } }), ...page });
  const { diagnostics, published } = await compile(site.dir);
  assert.match(problems(diagnostics).join('\n'), /^pages\/crash\.jsx error prerender-failed: .*The pump stopped/);
  assert.is(published, false);
  site.write(config({ onPrerenderError: 'throw', customFields: { crashTest: false } }));
  assert.ok((await compile(site.dir)).published);
  assert.match(textOf('crash/index.html'), 'Afloat');
});

test("a React context of a site's theme part is available to code that is rendered during the compile", async () => {
  site.write({
    ...config(),
    'src/harbour.js': "import { createContext } from 'react';\nexport const Harbour = createContext('nowhere');\n",
    'src/theme/Layout/Provider.jsx': `
      import Original from '@theme-original/Layout/Provider';
      import { Harbour } from '../../harbour.js';
      export default ({ children }) => <Harbour.Provider value="Saltby"><Original>{children}</Original></Harbour.Provider>;`,
    'docs/boat.jsx': `
      import { useContext } from 'react';
      import { Harbour } from '../src/harbour.js';
      export const Boat = () => <b>at {useContext(Harbour)}</b>;`,
    'docs/index.mdx': "import { Boat } from './boat.jsx';\n\n# Boats\n\n<Boat />\n",
  });
  assert.equal(problems((await compile(site.dir)).diagnostics), []);
  assert.match(textOf('docs/index.html'), 'at Saltby');
});

const list = `
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';

export default function List() {
  const { default: docs } = useAllDocsData();
  return <main><h1>List</h1>{docs.versions[0].docs.map(({ path }) => <p key={path}>at {path}</p>)}</main>;
}
`;

test('a page may read tables of the corpus while it is rendered, and is rendered again after they change', async () => {
  // The renderer process starts when the first page is rendered.
  site.write({
    ...config(),
    'pages/first.tsx': home,
    'pages/index.tsx': list,
    // The files that this page needs were already read for another page.
    'pages/later.tsx': list,
    'docs/calm.md': '# Calm\n',
  });
  const session = await openSession(site.dir, {});
  try {
    assert.equal(problems((await session.compile()).diagnostics), []);
    for (const file of ['index.html', 'later/index.html']) assert.match(textOf(file), 'at /docs/calm', file);
    site.write({ 'docs/windy.md': '# Windy\n' });
    assert.equal(problems((await session.compile()).diagnostics), []);
    for (const file of ['index.html', 'later/index.html']) assert.match(textOf(file), 'at /docs/windy', file);
  } finally {
    await session.close();
  }
});

test('code finds neither the environment nor the network', async () => {
  const nosy = 'export const Nosy = () => <b>{[typeof process, typeof fetch, typeof WebSocket].join(" ")}</b>;\n';
  site.write({
    ...config(),
    'docs/index.mdx': "import { Nosy } from './nosy.jsx';\n\n# Nosy\n\n<Nosy />\n",
    'docs/nosy.jsx': nosy,
  });
  assert.equal(problems((await compile(site.dir)).diagnostics), []);
  assert.match(textOf('docs/index.html'), 'undefined undefined undefined');
});

const wrapped = (word: string) => ({
  'src/theme/Footer.jsx': `
    import Footer from '@theme-original/Footer';
    export default (props) => <><p className="own">${word}</p><Footer {...props} /></>;`,
  'docs/calm.md': '---\ntags: [calm]\n---\n\n# Calm\n',
});

test('the HTML of pages contains the theme parts of the site, in addition to the output of their code', async () => {
  site.write({ ...config(), ...good, ...wrapped('Low water') });
  assert.equal((await compile(site.dir)).diagnostics, []);
  for (const file of ['docs/index.html', 'docs/calm/index.html', 'docs/tags/calm/index.html', 'index.html']) {
    assert.match(read(file), '<p class="own">Low water</p>', file);
    assert.match(read(file), '"isThemeDrawn":true', file);
  }
  assert.match(textOf('docs/index.html'), 'The PETREL A fast one.');
  // 404.html appears at any address, so its code can't be rendered for one address, and must not run.
  assert.not.match(read('404.html'), 'Low water');
  site.write(config({ prerender: 'data' }));
  await compile(site.dir);
  assert.not.match(read('docs/calm/index.html'), 'Low water');
});

const lacksPart = (file: string, name: string, reason: string) =>
  `${file} warning prerender-failed: the HTML of pages lacks the theme part "${name}", which failed to render: ${reason}`;

test("a theme part that needs a browser is reported once, and pages contain the viewer's part and their code's output", async () => {
  site.write({ ...config(), ...good, ...wrapped('{window.name}') });
  const { diagnostics, published } = await compile(site.dir);
  assert.equal(problems(diagnostics), [lacksPart('src/theme/Footer.jsx', 'Footer', withoutWindow)]);
  assert.ok(published);
  assert.match(textOf('docs/index.html'), 'The PETREL A fast one.');
  assert.match(read('docs/calm/index.html'), '"isThemeDrawn":["Footer"]');
});

test('other parts are rendered next to a part that needs a browser, and around it', async () => {
  site.write({
    ...config(),
    ...good,
    ...wrapped('Low water'),
    'src/theme/Logo.jsx': 'export default () => <b>{window.name}</b>;\n',
    'src/theme/Navbar/Content.jsx': `
      import Content from '@theme-original/Navbar/Content';
      export default () => <><i>Harbour bar</i><Content /></>;`,
    'src/theme/DocItem/Footer.jsx': 'export default () => <p><div>of a doc</div></p>;\n',
  });
  const { diagnostics } = await compile(site.dir);
  assert.equal(problems(diagnostics), [
    lacksPart('src/theme/DocItem/Footer.jsx', 'DocItem/Footer', 'HTML does not allow <div> at this location'),
    lacksPart('src/theme/Logo.jsx', 'Logo', withoutWindow),
  ]);
  for (const text of ['Low water', 'Harbour bar']) assert.match(textOf('docs/calm/index.html'), text);
});

test('if React itself has to render, only the part that needs a browser is left out', async () => {
  site.write({
    ...config(),
    ...good,
    ...wrapped('<meta name="harbour" content="low" />Low water'),
    'src/theme/Logo.jsx': 'export default () => <b>{window.name}</b>;\n',
  });
  const { diagnostics } = await compile(site.dir);
  assert.equal(problems(diagnostics), [lacksPart('src/theme/Logo.jsx', 'Logo', withoutWindow)]);
  assert.match(textOf('docs/calm/index.html'), 'Low water');
});

test('a component of a page that needs a browser is left out alone', async () => {
  site.write({
    ...config(),
    ...good,
    ...fragile,
    'docs/index.mdx': `${good['docs/index.mdx']}\nimport { Wide } from './wide.jsx';\n\n<Wide>Inside.</Wide>\n`,
  });
  const { diagnostics } = await compile(site.dir);
  assert.equal(problems(diagnostics), [
    `docs/wide.jsx warning prerender-failed: "Wide" failed to render, so the HTML lacks its output: ${withoutWindow}`,
  ]);
  assert.match(textOf('docs/index.html'), /The PETREL A fast one\. .*Inside\./);
  assert.match(read('docs/index.html'), '"isCodeDrawn":["Wide"]');
});

test('a part that ends the process is left out of all following pages', async () => {
  const endless = `
    import { use } from 'react';
    const never = new Promise(() => {});
    setTimeout(() => { throw new Error('late'); });
    export default () => use(never);`;
  site.write({ ...config(), ...good, ...wrapped(''), 'src/theme/Footer.jsx': endless });
  const { diagnostics } = await compile(site.dir);
  assert.equal(problems(diagnostics), [
    'src/theme/Footer.jsx warning prerender-failed: the HTML of pages lacks the theme parts of the site, because one of them failed to render: the code waits for a promise that never settles, after Error: late',
  ]);
  assert.match(textOf('docs/index.html'), 'The PETREL A fast one.');
  assert.match(textOf('docs/calm/index.html'), 'Calm');
});

test('while a site is watched, pages are rendered again after a part changes', async () => {
  site.write({ ...config(), ...wrapped('{window.name}') });
  const session = await openSession(site.dir, {});
  try {
    assert.is((await session.compile()).diagnostics.length, 1);
    site.write(wrapped('High water'));
    assert.equal((await session.compile()).diagnostics, []);
    assert.match(read('docs/calm/index.html'), 'High water');
  } finally {
    await session.close();
  }
});

test('while a site is watched, a page is rendered again after its code changes, and a fixed error disappears', async () => {
  site.write({ ...config(), ...good });
  const session = await openSession(site.dir, {});
  try {
    assert.equal((await session.compile()).diagnostics, []);
    site.write({ 'docs/boat.jsx': 'export const Boat = () => <b>{window.name}</b>;\n' });
    assert.is((await session.compile()).diagnostics.length, 1);
    site.write({ 'docs/boat.jsx': 'export const Boat = ({ name }) => <b>A boat: {name}</b>;\n' });
    assert.equal((await session.compile()).diagnostics, []);
    assert.match(textOf('docs/index.html'), 'A boat: Petrel');
  } finally {
    await session.close();
  }
});

test.run();
