// Collects the comments of the corpus' types and their fields. They become descriptions in the JSON Schemas, and in the
// documentation of the corpus.
//     node --import tsx scripts/schema-comments.ts   →   corpus/schema/comments.json
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { definitions, type JsonSchema } from '../corpus/schema/definitions.ts';
import { openProgram } from './declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
export const commentsFile = `${root}corpus/schema/comments.json`;

/** Returns the comments by the key of their type or field: `Route`, `SiteFile/navbar/title`. */
export function schemaComments(): Record<string, string> {
  const entry = `${root}corpus/schema/index.ts`;
  const program = openProgram([entry], `${root}tsconfig.json`);
  const checker = program.getTypeChecker();
  const comments: Record<string, string> = {};
  const exported = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!)
      .map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]),
  );
  for (const [name, schema] of Object.entries(definitions())) {
    const symbol = exported.get(name)!;
    note(name, symbol);
    visit(schema, checker.getDeclaredTypeOfSymbol(symbol), name);
  }
  return Object.fromEntries(Object.entries(comments).sort(([a], [b]) => (a < b ? -1 : 1)));

  function note(key: string, symbol: ts.Symbol): void {
    const text = ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim();
    if (text !== '') comments[key] ??= text;
  }

  /**
   * Collects the comments of a type's fields. Skips fields with a named type, because such types are visited
   * separately.
   */
  function visit(schema: JsonSchema, type: ts.Type, key: string): void {
    const types = type.isUnion() ? type.types : [type];
    for (const member of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(member, type, key);
    for (const [name, value] of Object.entries(schema.properties ?? {})) {
      const symbol = types.map((each) => checker.getPropertyOfType(each, name)).find(Boolean);
      if (!symbol) continue;
      note(`${key}/${name}`, symbol);
      visit(value, checker.getTypeOfSymbol(symbol), `${key}/${name}`);
    }
    const item = types.map((each) => checker.getIndexTypeOfType(each, ts.IndexKind.Number)).find(Boolean);
    if (schema.items && item) visit(schema.items, item, key);
    const value = types.map((each) => checker.getIndexTypeOfType(each, ts.IndexKind.String)).find(Boolean);
    if (schema.additionalProperties && value) visit(schema.additionalProperties, value, key);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(commentsFile, `${JSON.stringify(schemaComments(), null, 2)}\n`);
