import { Command } from 'commander';
import { list } from '../diagnostics/rule.ts';
import type { SchemaKind } from '../../corpus/schema/schemas.ts';
import { print, printJson } from './output.ts';

/** The command `lectern schema [kind]`. It prints the JSON Schema of a file of the corpus or of a source, or all kinds. */
export function schemaCommand(): Command {
  return new Command('schema')
    .description('print the JSON Schema of a kind of corpus file, or of a file that you write')
    .argument('[kind]', 'the kind of file; without it, all kinds are listed')
    .action(async (kind: string | undefined, _flags: object, command: Command) => {
      const { jsonSchema } = await import('../../corpus/schema/json-schemas.ts');
      const { schemas } = await import('../../corpus/schema/schemas.ts');
      const { isSourceKind, sourceKinds, sourceSchema } = await import('../site/source-schemas.ts');
      const { settingSchemas } = await import('../project/built-in-extensions.ts');
      const kinds = [...Object.keys(schemas), ...sourceKinds];
      if (kind === undefined) kinds.forEach(print);
      else if (isSourceKind(kind)) printJson(sourceSchema(kind, await settingSchemas()));
      else if (kinds.includes(kind)) printJson(jsonSchema(kind as SchemaKind));
      else command.error(`error: there is no kind "${kind}"; expected ${list(kinds, 30).replace(' and ', ' or ')}`);
    });
}
