import type { Corpus } from '../../../corpus/index.ts';
import { nothingIfMissing } from './corpus-errors.ts';
import { bounds, common, type Tool } from './tool.ts';
import { partOf, quotedLine } from './quote.ts';
import { ToolError } from './tool-error.ts';

const kind = /^[a-z][a-z-]*$/;

/** Reads the JSON Schema of a kind of file in the corpus. */
export const readSchema: Tool = {
  name: 'read_schema',
  title: 'Read a schema of the corpus',
  description:
    'Read the JSON Schema of the JSON files of this site: "site", "routes", "doc", "post" and others. Use it to write a program that reads the pages as data.',
  inputSchema: {
    type: 'object',
    properties: {
      kind: { type: 'string', description: 'The kind of file. Default: "doc".', minLength: 1, maxLength: bounds.name },
      offset: common.offset('the schema'),
    },
    additionalProperties: false,
  },
  async run(library, input) {
    const given = String(input.kind ?? 'doc');
    const { site } = await library.open();
    const { corpus } = await library.open(site.defaultLocale ?? site.locale);
    const url = `${site.url}${site.sharedUrl ?? site.baseUrl}corpus/schema/v1/${given}.schema.json`;
    const schema = await schemaOf(corpus, given);
    const part = partOf(JSON.stringify(schema, undefined, 1), Number(input.offset ?? 0), bounds.text);
    const next = part.to < part.total ? part.to : undefined;
    const more = next === undefined ? '' : ` Continue with offset ${next}.`;
    return {
      text: `JSON Schema of "${given}" at ${url}. Characters ${part.from} to ${part.to} of ${part.total}.${more}`,
      data: { kind: given, url, from: part.from, to: part.to, total: part.total, next },
      document: { uri: url, type: 'application/schema+json', text: part.text },
    };
  },
};

async function schemaOf(corpus: Corpus, given: string): Promise<object> {
  const found = kind.test(given) ? await corpus.schema(given).catch(nothingIfMissing) : undefined;
  if (found) return found;
  const { files } = await corpus.manifest();
  const kinds = files.flatMap(({ path }) => /\/schema\/v1\/([\w-]+)\.schema\.json$/.exec(path)?.[1] ?? []);
  throw new ToolError(`There is no schema "${quotedLine(given, 100)}". Use one of: ${kinds.join(', ')}.`);
}
