import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Document, DocumentBody, DocumentCode, Marked, ParseOptions } from '../document.ts';
import { maxLength } from '../text/check-text.ts';
import { exportedValues, layoutAttributes } from './page-texts.ts';
import { unlessEmpty } from '../../values/objects.ts';

/**
 * Parses a page that is a JavaScript or TypeScript module, without running it. Only constants for the page's title and
 * description are read: `export const frontMatter = {title: 'Home'}`, `<Layout title="Home"
 * description={siteConfig.tagline}>`.
 */
export function parseReactPage(text: string, options: ParseOptions): Document {
  const error = diagnosticOf(text, options);
  const body = error ? [] : [page];
  const layout = error ? {} : layoutAttributes(text, ['title', 'description'], options.siteTexts);
  const exported = error ? {} : exportedValues(text);
  const values = Object.entries(layout).filter(([name]) => !Object.hasOwn(exported, name));
  const keys = values.flatMap(([name, { key }]) => (key === undefined ? [] : [[name, key] as const]));
  return {
    head: {
      frontMatter: { ...Object.fromEntries(values.map(([name, { text: own }]) => [name, own])), ...exported },
      frontMatterPlaces: {},
      translationKeys: unlessEmpty(Object.fromEntries(keys)),
      hasTitleHeading: true,
      excerpt: '',
      outline: [],
      anchors: [],
      references: [],
      headElements: [],
      code: error ? undefined : code,
      components: [],
      findings: error ? [error] : [],
    },
    body: { type: 'root', children: body },
    sections: [],
  };
}

const page: DocumentBody['children'][number] & Marked = {
  type: 'component',
  name: 'Page',
  props: {},
  export: 'default',
  children: [],
};

const code: DocumentCode = {
  self: true,
  imports: [],
  declarations: [],
  exports: [{ name: 'default', source: '', uses: [], at: { line: 1, column: 1 } }],
};

function diagnosticOf(text: string, options: ParseOptions): Finding | undefined {
  if (text.length > maxLength) return finding('text-too-long', undefined, { length: text.length, limit: maxLength });
  return options.code === 'refuse' ? finding('code-refused', { line: 1, column: 1 }, { code: 'this page' }) : undefined;
}
