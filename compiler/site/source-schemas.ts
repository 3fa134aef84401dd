import * as z from 'zod';
import { Config, extensionOf } from '../config/config.ts';
import { AuthorsFile } from './blog/authors-file.ts';
import { PostFrontMatter } from './blog/post-front-matter.ts';
import { DocFrontMatter, PageFrontMatter } from './front-matter/front-matter.ts';
import { heroKeys } from './front-matter/hero-front-matter.ts';
import { CategoryMetadata } from './sidebars/category-files.ts';
import { SidebarsFile } from './sidebars/items.ts';
import { TagsFile } from './tags/tags-file.ts';

/** The files that authors of a site write, with their schemas. */
const sources = {
  config: Config,
  'docs-front-matter': DocFrontMatter.extend(heroKeys),
  'pages-front-matter': PageFrontMatter.extend(heroKeys),
  'blog-front-matter': PostFrontMatter,
  'sidebars-file': SidebarsFile,
  'category-file': CategoryMetadata,
  'authors-file': AuthorsFile,
  'tags-file': TagsFile,
};

export type SourceKind = keyof typeof sources;

export const sourceKinds = Object.keys(sources) as SourceKind[];

export function isSourceKind(name: string): name is SourceKind {
  return Object.hasOwn(sources, name);
}

/** Settings whose value is one instance, a list of instances, or `false`. */
const instanceSettings = new Set(['docs', 'pages', 'blog', 'changelog']);

/**
 * @returns the JSON Schema of a file that authors write, for editors. Values that JSON can't express, such as functions,
 * are allowed everywhere
 * @param settings the schemas of settings that extensions validate
 */
export function sourceSchema(kind: SourceKind, settings: Readonly<Record<string, z.core.$ZodType>> = {}): object {
  const source = kind === 'config' ? Config.extend(settings) : sources[kind];
  const schema = z.toJSONSchema(source, { io: 'input', unrepresentable: 'any' });
  // Editors read `$schema` in a data file. `parseDataFile` ignores this key.
  const properties = { $schema: { type: 'string' }, ...schema.properties };
  return { ...schema, title: kind, properties, ...(kind === 'config' && configParts(schema)) };
}

/** Adds the short forms of instance settings to the JSON Schema: one object, or `false`. Zod describes only the list
 * into which they are converted. */
function configParts({ properties = {}, required = [] }: z.core.JSONSchema.JSONSchema) {
  const described = Object.entries(properties).map(([name, schema]) => {
    if (!instanceSettings.has(name)) return [name, schema] as const;
    const { items } = schema as z.core.JSONSchema.ArraySchema;
    return [name, { anyOf: [{ const: false }, items, schema] }] as const;
  });
  return {
    properties: Object.fromEntries(described),
    required: required.filter((name) => !instanceSettings.has(name) && !Object.hasOwn(extensionOf, name)),
  };
}
