import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FacetBar } from '../../search/facet-bar.tsx';
import { searchScopes } from '../../search/search-scopes.ts';
import type { Facets } from '../../search/use-facets.ts';
import { onPage } from '../client/wrap.tsx';
import { sampleSite } from '../corpus/sample-site.ts';

const facets = { scopes: searchScopes(sampleSite, ['default']), choose: () => {} } as unknown as Facets;
const counts = [{ tag: 'default', count: 12_345, posts: 2345 }];

/** Renders the bar in a language. @returns the labels of its buttons, each with the number of results */
function labelsIn(locale: string): string[] {
  const html = onPage(<FacetBar facets={facets} counts={counts} />, undefined, { locale });
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text!.replace(/<[^>]*>/g, ''));
}

test('a part of the site shows its number of hits, in the digits of the language', () => {
  const numbersIn = (locale: string) => labelsIn(locale).map((text) => text.split(' ').at(-1));
  assert.equal(numbersIn('de'), ['12.345', '2.345', '10.000']);
  assert.equal(numbersIn('fa'), ['۱۲٬۳۴۵', '۲٬۳۴۵', '۱۰٬۰۰۰']);
});

test.run();
