import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FinalItem } from '../../../site/sidebars/items.ts';
import { translateSidebars } from '../../../site/sidebars/translate-sidebars.ts';

const items: FinalItem[] = [
  { type: 'doc', id: 'a', keys: [] },
  { type: 'doc', id: 'b', label: 'Start', keys: [] },
  { type: 'html', value: '<b>Start</b>', keys: [] },
  {
    type: 'category',
    label: 'Guides',
    description: 'How to',
    collapsible: true,
    collapsed: false,
    link: { type: 'generated-index', path: '/guides', title: 'All guides', description: 'Each of them' },
    items: [
      { type: 'link', label: 'Forum', href: 'https://forum.example', keys: [] },
      {
        type: 'category',
        label: 'Deep',
        description: undefined,
        collapsible: true,
        collapsed: false,
        link: { type: 'doc', id: 'a' },
        items: [{ type: 'ref', id: 'b', label: 'Start', keys: [] }],
        keys: [],
      },
    ],
    keys: [],
  },
];

const translate = (texts: Record<string, string>) => {
  const sidebars = new Map([
    ['docs', items],
    ['api', [{ type: 'doc', id: 'b', label: 'Start', keys: [] } satisfies FinalItem]],
  ]);
  return translateSidebars(sidebars, texts);
};

test('an item with a key is translated by the key, not by its label', () => {
  const keyed: FinalItem[] = [
    { type: 'link', label: 'More', key: 'forum', href: 'https://forum.example' },
    { type: 'link', label: 'More', href: 'https://elsewhere.example' },
  ];
  const texts = { 'sidebar.docs.link.forum': 'Gespräche', 'sidebar.docs.link.More': 'Mehr' };
  assert.equal(
    translateSidebars(new Map([['docs', keyed]]), texts)
      .get('docs')!
      .map((item) => item.type === 'link' && item.label),
    ['Gespräche', 'Mehr'],
  );
});

test('a translation may add fields that a generated index and a category lack in the default language', () => {
  const bare: FinalItem = {
    type: 'category',
    label: 'Guides',
    description: undefined,
    collapsible: true,
    collapsed: false,
    link: { type: 'generated-index', path: '/guides' },
    items: [],
    keys: [],
  };
  const start = 'sidebar.docs.category.Guides';
  const texts = {
    [`${start}.description`]: 'So geht es',
    [`${start}.link.generated-index.title`]: 'Alle Anleitungen',
    [`${start}.link.generated-index.description`]: 'Jede von ihnen',
  };
  const [category] = translateSidebars(new Map([['docs', [bare]]]), texts).get('docs')!;
  const { description, link } = category as Extract<FinalItem, { type: 'category' }>;
  assert.is(description, 'So geht es');
  assert.equal(link, { ...bare.link, title: 'Alle Anleitungen', description: 'Jede von ihnen' });
  const [untranslated] = translateSidebars(new Map([['docs', [bare]]]), { other: 'Anderes' }).get('docs')!;
  assert.equal(untranslated, bare);
});

test('categories, links, docs with a label and generated indexes are translated at any depth', () => {
  const [plain, doc, html, category] = translate({
    'sidebar.docs.doc.Start': 'Anfang',
    'sidebar.docs.category.Guides': 'Anleitungen',
    'sidebar.docs.category.Guides.description': 'So geht es',
    'sidebar.docs.category.Guides.link.generated-index.title': 'Alle Anleitungen',
    'sidebar.docs.category.Guides.link.generated-index.description': 'Jede von ihnen',
    'sidebar.docs.category.Deep': 'Tief',
    'sidebar.docs.link.Forum': 'Gespräche',
  }).get('docs')!;
  assert.equal(plain, items[0]);
  assert.equal(html, items[2]);
  assert.equal(doc, { type: 'doc', id: 'b', label: 'Anfang', keys: [] });
  const { label, description, link, items: inner } = category as Extract<FinalItem, { type: 'category' }>;
  assert.equal([label, description], ['Anleitungen', 'So geht es']);
  assert.equal(link, {
    type: 'generated-index',
    path: '/guides',
    title: 'Alle Anleitungen',
    description: 'Jede von ihnen',
  });
  const [forum, deep] = inner as [FinalItem, Extract<FinalItem, { type: 'category' }>];
  assert.is('label' in forum && forum.label, 'Gespräche');
  assert.equal([deep.label, deep.link], ['Tief', { type: 'doc', id: 'a' }]);
  assert.equal(deep.items, [{ type: 'ref', id: 'b', label: 'Anfang', keys: [] }]);
});

test('a key names the sidebar, so that one label can be two things in two sidebars', () => {
  const translations = translate({ 'sidebar.api.doc.Start': 'Beginn' });
  assert.equal(translations.get('docs'), items);
  assert.equal(translations.get('api'), [{ type: 'doc', id: 'b', label: 'Beginn', keys: [] }]);
});

test('labels without a translation are unchanged', () => {
  assert.equal(translate({}).get('docs'), items);
  assert.equal(translate({ 'sidebar.docs.category.Other': 'Anderes' }).get('docs'), items);
});

test.run();
