import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../../scripts/testing/cpu-seconds.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

const page = (text: string) => parseSource(text, parseOptions('react'));
const values = (text: string) => page(text).head.frontMatter;

test('a React page is code as a whole', () => {
  const { head, body } = page("export default () => <h1>It isn't read</h1>;");
  assert.equal(head.code, {
    self: true,
    imports: [],
    declarations: [],
    exports: [{ name: 'default', source: '', uses: [], at: { line: 1, column: 1 } }],
  });
  assert.equal(body.children, [{ type: 'component', name: 'Page', props: {}, export: 'default', children: [] }]);
  assert.equal(head.findings, []);
});

test('its title and description can be values of the config', () => {
  const siteTexts = { title: 'Harbour', tagline: 'All boats' };
  const valuesOf = (text: string) =>
    parseSource(`import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n${text}`, {
      ...parseOptions('react'),
      siteTexts,
    }).head.frontMatter;
  assert.equal(
    valuesOf(
      'const { siteConfig } = useDocusaurusContext();\n<Layout title={`Hello from ${siteConfig.title}`} description={siteConfig.tagline}>',
    ),
    { title: 'Hello from Harbour', description: 'All boats' },
  );
  assert.equal(
    valuesOf(
      'const { siteConfig: { tagline } = {} } = context;\n<Layout title={tagline} description={context.siteConfig.title}>',
    ),
    { title: 'All boats', description: 'Harbour' },
  );
  assert.equal(
    valuesOf('const { title, tagline } = useDocusaurusContext().siteConfig;\n<Layout title={`${title}: ${tagline}`}>'),
    {
      title: 'Harbour: All boats',
    },
  );
  for (const unknown of ['title', '`${siteConfig.title} ${count}`', 'siteConfig.url', 'tagline'])
    assert.equal(valuesOf(`const { title: name, tagline } = props;\n<Layout title={${unknown}}>`), {});
});

test('its title and description come from its layout if they are constant', () => {
  assert.equal(values('<Layout title="Home" description={\'It\\\'s here\'} wrapperClassName={f({a: "}"})}>'), {
    title: 'Home',
    description: "It's here",
  });
  assert.equal(
    values(
      'return <Layout\n  {...other}\n  title={`Home`}\n  noFooter description={translate({id: "x", message: "Words"})} />',
    ),
    { title: 'Home', description: 'Words' },
  );
  assert.equal(
    values(
      "const TITLE: string = 'Showcase';\nconst TEXT = translate({message: 'All of them'});\n<Layout title={TITLE} description={TEXT}>",
    ),
    { title: 'Showcase', description: 'All of them' },
  );
});

test('the head contains the translation keys of values in translate()', () => {
  const keys = (text: string) => page(text).head.translationKeys;
  assert.equal(
    keys('<Layout title={translate({message: "Home", id: "home.title"})} description={translate({message: "All"})}>'),
    { title: 'home.title', description: 'All' },
  );
  assert.is(keys('<Layout title="Home">'), undefined);
  // The exported front matter overrides the layout's title, and has no translation key.
  assert.is(
    keys("export const frontMatter = {title: 'Mine'};\n<Layout title={translate({id: 'a', message: 'b'})}>"),
    undefined,
  );
});

test('a computed value, or an attribute of another element, is not the title', () => {
  for (const text of [
    '<Layout title={`a ${b}`}>',
    '<Layout title={title()}>',
    '<Layouts title="a">',
    '// <Layout title="a">',
    '<Layout>title="a"</Layout>',
    '<Layout title={unknown}>',
  ]) {
    assert.equal(values(text), {}, text);
  }
});

test('exported front matter overrides the layout', () => {
  assert.equal(
    values(
      'export const frontMatter = {\n  title: \'A\',\n  \'hide_title\': true,\n  order: 2,\n  list: [1],\n};\n<Layout title="B" description="C">',
    ),
    {
      title: 'A',
      hide_title: true,
      order: 2,
      description: 'C',
    },
  );
});

test('a React page is an error if the site refuses code', () => {
  const { head, body } = parseSource('export default () => null;', parseOptions('react', { code: 'refuse' }));
  assert.equal(
    head.findings.map(({ rule, at }) => [rule, at]),
    [['code-refused', { line: 1, column: 1 }]],
  );
  assert.equal([head.code, body.children], [undefined, []]);
});

test('a long page full of braces is parsed quickly', () => {
  const taken = cpuSeconds(() => {
    page(`<Layout ${'{'.repeat(200_000)}`);
    page('<Layout a={'.repeat(50_000));
    page(`<Layout ${'a={1} '.repeat(20_000)}`);
  });
  assert.ok(taken < 5, `${taken} s`);
});

test.run();
