import type { Plugin } from 'esbuild';
import * as definitions from '../corpus/validate/definitions.ts';
import * as pageFields from '../corpus/page-fields.ts';
import * as schemaTexts from '../corpus/schema/schema-texts.ts';

const values: Record<string, object> = {
  'validate/definitions.ts': definitions,
  'page-fields.ts': pageFields,
  'schema/schema-texts.ts': schemaTexts,
};

/**
 * An esbuild plugin that replaces modules of the corpus with the values of their exports. So the viewer does not
 * contain zod, and does not create schemas at its start.
 */
export const evaluatedModules: Plugin = {
  name: 'evaluated-modules',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/]corpus[\\/](?:validate[\\/]definitions|page-fields|schema[\\/]schema-texts)\.ts$/ },
      ({ path }) => {
        const name = Object.keys(values).find((end) => path.replaceAll('\\', '/').endsWith(`corpus/${end}`))!;
        const contents = Object.entries(values[name]!).map(
          ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
        );
        return { contents: contents.join('\n') };
      },
    );
  },
};
